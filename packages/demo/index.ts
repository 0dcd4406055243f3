import { demoFeed, pastFeed } from './listings/feed.ts';
import { demoPriceChanges } from './listings/price-changes.ts';
import { demoOwnerLogin, demoOwners } from './owners/index.ts';
import { drawPicture } from './pictures/index.ts';

/** All that a running site takes of the demo agency. One value, because a build without the demo has `null` in its place. */
const demo = {
  /** Its content for an import, from the folder of the checkout; the pictures lie beside it. */
  contentFile: 'packages/demo/content/content.ndjson',
  demoFeed,
  pastFeed,
  demoPriceChanges,
  demoOwnerLogin,
  demoOwners,
  drawPicture,
};

export type Demo = typeof demo;

export default demo;
