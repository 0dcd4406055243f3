import { demoFeed, pastFeed } from './listings/feed.ts';
import { importDemoListings } from './listings/import.ts';
import { createDemoLogin } from './login.ts';
import { demoMailbox } from './mailbox.ts';
import { importDemoOwners } from './owners/import.ts';
import { demoOwnerLogin } from './owners/index.ts';
import { drawPicture } from './pictures/index.ts';

/** What a running site uses of the demo agency. A single value, because builds without the demo import `null`. */
const demo = {
  /** The content to import, relative to the root; its pictures are in the same folder. */
  contentFile: 'packages/demo/content/content.ndjson',
  demoFeed,
  pastFeed,
  importDemoListings,
  importDemoOwners,
  demoOwnerLogin,
  createDemoLogin,
  demoMailbox,
  drawPicture,
};

export type Demo = typeof demo;

export default demo;
