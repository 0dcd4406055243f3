import type { OwnerAccess } from './access.server.ts';
import type { Media } from './media.server.ts';
import type { Owners } from './owners.server.ts';
import type { PlannedVisits } from './planned.server.ts';
import type { Records } from './records.server.ts';

/** The owners' portal (requirements §6): who may enter, and what there is to read. */
export interface Portal {
  owners: Owners;
  access: OwnerAccess;
  records: Records;
  planned: PlannedVisits;
  media: Media;
  /** How anybody logs in to a demo; null where there is none. */
  demoLogin: { email: string; password: string } | null;
}
