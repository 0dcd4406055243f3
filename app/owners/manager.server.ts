import { plainText } from '~/i18n/text.ts';
import { groupPhone } from '~/listings/domain/rules/phone.ts';
import { agencyOf } from '~/site/agency.ts';
import type { Visit } from '~/site/visit.server.ts';

/** Who manages a property (requirements §6): its agent, or the office. */
export interface Manager {
  /** Null: the office itself. */
  name: string | null;
  role: string;
  phone: string | null;
  email: string | null;
  picture: string | null;
}

export async function managerOf({ context, site, choice }: Visit, id: string): Promise<Manager> {
  const agent = (await context.listings.byId(id))?.agent ?? null;
  const agency = agencyOf(site.settings, choice);
  const phone = agent?.mobile ?? agent?.phone ?? agency.phone;
  return {
    name: agent?.name ?? null,
    role: agent ? plainText(agent.function, choice) : agency.name,
    phone: phone === null ? null : groupPhone(phone),
    email: agent?.email ?? agency.email,
    picture: agent?.pictureUrl ?? null,
  };
}
