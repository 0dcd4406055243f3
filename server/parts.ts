import type { OpenAlerts } from '~/alerts/part.server.ts';
import type { OpenCaptcha } from '~/captcha/part.server.ts';
import type { Content } from '~/content/part.server.ts';
import type { OpenLeads } from '~/leads/part.server.ts';
import type { Listings } from '~/listings/part.server.ts';
import type { OpenOwners } from '~/owners/part.server.ts';
import type { OpenNewsletter } from '~/newsletter/part.server.ts';
import type { FileCache } from '~/platform/file-cache.ts';
import type { Platform } from '~/platform/platform.ts';
import type { OpenTestimonials } from '~/testimonials/part.server.ts';
import type { OpenViews } from '~/views/part.server.ts';
import type { OpenVisits } from '~/visits/part.server.ts';
import type { OpenLake } from './content-lake.ts';

/** What outlives requests: commands work with it too. */
export interface Parts {
  platform: Platform;
  lake: OpenLake;
  content: Content;
  listings: Listings;
  alerts: OpenAlerts;
  leads: OpenLeads;
  newsletter: OpenNewsletter;
  visits: OpenVisits;
  views: OpenViews;
  owners: OpenOwners;
  testimonials: OpenTestimonials;
  captcha: OpenCaptcha;
  /** Of the pictures of pages. */
  pictureCache: FileCache;
  /** Lets go of everything, in the opposite order. */
  close(): Promise<void>;
}
