import type { Alerts } from '~/alerts/alerts.server.ts';
import type { Captcha } from '~/captcha/captcha.server.ts';
import type { ContentReader } from '~/content/store.server.ts';
import type { ListingsPort } from '~/listings/domain/port.ts';
import type { NearbyPlaces } from '~/listings/nearby/nearby-places.server.ts';
import type { Newsletter } from '~/newsletter/newsletter.server.ts';
import type { LeadDesk } from '~/leads/desk.server.ts';
import type { StudioPeople } from '~/office/people/port.ts';
import type { Portal } from '~/owners/portal.server.ts';
import type { Leads } from '~/leads/leads.server.ts';
import type { Audit } from '~/platform/audit.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Images } from '~/platform/images.server.ts';
import type { Environment } from '~/platform/environment.ts';
import type { Log } from '~/platform/log.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { StoredMail } from '~/platform/mail/outbox.ts';
import type { RateLimits } from '~/platform/rate-limits.ts';
import type { Signatures } from '~/platform/signatures.ts';
import type { Reads } from '~/platform/reads.ts';
import type { ResolvedRequest } from '~/site/resolve-request.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { Testimonials } from '~/testimonials/testimonials.server.ts';
import type { Views } from '~/views/views.server.ts';
import type { Visits } from '~/visits/visits.server.ts';

/** Everything one request may use, made by the composition root; routes reach for nothing else. */
export interface SiteContext {
  /** What was asked for, read once. */
  resolved: ResolvedRequest;
  /** The visit, created once, on first use. */
  visit: () => Promise<Visit>;
  content: ContentReader;
  listings: ListingsPort;
  leads: Leads;
  /** Leads as the office works on them: for editors. */
  leadDesk: LeadDesk;
  newsletter: Newsletter;
  alerts: Alerts;
  /** Sends a mail that belongs to nothing that is stored. */
  mail: (mail: NewMail) => Promise<void>;
  /** What became of the mails about a lead. */
  mailsAbout: (lead: string) => Promise<StoredMail[]>;
  visits: Visits;
  views: Views;
  /** Owners, and what they read about their properties. */
  portal: Portal;
  testimonials: Testimonials;
  captcha: Captcha;
  limits: RateLimits;
  /** Signs the links of mails. */
  signatures: Signatures;
  /** Of their address behind the proxies that are trusted (`networkOf`): what limits count by. Empty where a page is made for all. */
  visitorNetwork: string;
  /** Who did what. */
  audit: Audit;
  images: Images;
  /** Who works on the content; for the product's own tools in the Studio. */
  editors: EditorsPort;
  /** The Studio's accounts; null where Sanity keeps them. */
  people: StudioPeople | null;
  /** What the request has read so far; the page cache holds the page as long as that is current. */
  reads: Reads;
  /** Where editors work: the Studio's address, for links of previews. */
  studioUrl: string;
  /** The site's own origin (`https://www.agency.example`), for URLs that leave the page. */
  origin: string;
  /** Every origin under which the site may be reached, that one too. */
  origins: readonly string[];
  /** Where the maps' tiles come from; null: the drawn base map alone. */
  mapTiles: Environment['mapTiles'];
  /** Where browsers read the site's own archive of streets: a path; null: there is none. */
  mapStreets: () => string | null;
  /** What the agency's own file of places says is near a home. */
  placesNear: NearbyPlaces['near'];
  log: Log;
  /** Logs a problem of the content once, however often its page is asked for. */
  logOnce: (key: string, details: object, message: string) => void;
  now: () => Date;
  /** The demo agency's content: its pages say so to search engines. */
  demo: boolean;
  /** Whether `/styleguide/` is there. */
  styleguide: boolean;
}

declare module '@remix-run/node' {
  // Remix learns the context's type through interface merging.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends SiteContext {}
}
