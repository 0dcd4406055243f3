import { plainText } from '~/i18n/text.ts';
import { agentImage } from '~/listings/cards/property-card.server.ts';
import { groupPhone } from '~/listings/domain/rules/phone.ts';
import { agencyOf } from '~/site/agency.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { ImageRef } from '~/ui/Image.tsx';

/** The contact for a property (requirements 6.5): its agent, or the office. */
export interface Manager {
  /** Null: the office. */
  name: string | null;
  role: string;
  phone: string | null;
  email: string | null;
  picture: ImageRef | null;
}

export async function managerOf({ context, site, choice }: Visit, id: string): Promise<Manager> {
  const listing = await context.listings.byId(id);
  const agent = listing?.agent ?? null;
  const agency = agencyOf(site.settings, choice);
  const phone = agent?.mobile ?? agent?.phone ?? agency.phone;
  return {
    name: agent?.name ?? null,
    role: agent ? plainText(agent.function, choice) : agency.name,
    phone: phone === null ? null : groupPhone(phone),
    email: agent?.email ?? agency.email,
    picture: listing && agentImage(listing, 'listing'),
  };
}
