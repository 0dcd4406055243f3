/** What the composition root (`server/main.ts`) needs of the app; it reaches these through the app's own bundle. */
export { createContentClient, imageBase } from '~/content/client.server.ts';
export { ContentStore } from '~/content/store.server.ts';
export { frameSources } from '~/listings/rules/video.ts';
export { readThrough } from '~/listings/read-through.ts';
export { brusselsDay } from '~/listings/rules/day.ts';
export { listingMigrations } from '~/listings/store/schema.ts';
export { createListingsStore } from '~/listings/store/store.server.ts';
export { pageKey, redirectToCanonical } from '~/site/page-key.ts';
export { createBlobs, type Blobs } from '~/services/blobs.ts';
export { backup, restore } from '~/services/database/backup.ts';
export { migrate } from '~/services/database/migrations.ts';
export { openDatabase } from '~/services/database/open.ts';
export { createImages } from '~/services/images.server.ts';
export { readEnvironment, type Environment } from '~/services/environment.ts';
export { createLog, onceLogger } from '~/services/log.ts';
export { Reads, stillCurrent } from '~/services/reads.ts';
export { createRevisions } from '~/services/revisions.ts';
