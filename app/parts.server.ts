/** What the composition root (`server/main.ts`) needs of the app; it reaches these through the app's own bundle. */
export { createContentClient, imageBase } from '~/content/client.server.ts';
export { ContentStore } from '~/content/store.server.ts';
export { readThrough } from '~/listings/read-through.ts';
export { createListingsStore } from '~/listings/store/index.ts';
export { pageKey, redirectToCanonical } from '~/site/page-key.ts';
export { createBlobs } from '~/services/blobs.ts';
export { openDatabase } from '~/services/database/open.ts';
export { createImages } from '~/services/images.server.ts';
export { onceLogger } from '~/services/log.ts';
export { Reads, stillCurrent } from '~/services/reads.ts';
export { createRevisions } from '~/services/revisions.ts';
