import type { Content } from '~/content/part.server.ts';
import type { Listings } from '~/listings/part.server.ts';
import type { Platform } from '~/platform/platform.ts';
import type { OpenLake } from './content-lake.ts';

/** What outlives requests: commands work with it too. */
export interface Parts {
  platform: Platform;
  lake: OpenLake;
  content: Content;
  listings: Listings;
  /** Lets go of everything, in the opposite order. */
  close(): Promise<void>;
}
