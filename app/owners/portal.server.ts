import type { OwnerAccess } from './login.server.ts';
import type { Media } from './media.server.ts';
import type { OwnerOffers } from './offers.server.ts';
import type { Owners } from './owners.server.ts';
import type { OwnerVisits } from './visits.server.ts';
import type { Records } from './records.server.ts';

/** The owners' portal (requirements 6.3): access control and data. */
export interface Portal {
  owners: Owners;
  access: OwnerAccess;
  records: Records;
  visits: OwnerVisits;
  offers: OwnerOffers;
  media: Media;
  /** The demo's public login; null if it is not a demo. */
  demoLogin: { email: string; password: string } | null;
}
