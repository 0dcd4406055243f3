import type { AppLoadContext } from '@remix-run/node';
import type { Listing } from '~/listings/domain/entity.ts';
import type { Site } from '~/site/site.server.ts';
import { isAhead, slotOf } from '~/visits/slots.ts';
import type { Visit } from '~/visits/visits.server.ts';
import { mailAbout } from '../mail/about.server.ts';
import { speaking } from '../mail/personal.server.ts';
import { changeMails } from './change-mails.server.ts';
import { isVisitable, visitingRulesFor } from './visiting.server.ts';

/**
 * Moves or cancels an upcoming visit and sends the mails.
 *
 * @param change.by the name of who changes it for the office; by default the visitor does
 * @returns the key of an error; null if done, now or before
 */
export async function changeVisit(
  context: AppLoadContext,
  site: Site,
  { visit, listing }: { visit: Visit; listing: Listing },
  change: { cancels: boolean; slot: string; by?: string },
): Promise<string | null> {
  if (visit.status === 'cancelled' || !isAhead(visit, context.now())) return null;
  const lead = await context.leads.byId(visit.leadId);
  if (lead?.email == null) return null;
  const { email, data, language } = lead;
  const [office, visitor] = await Promise.all([
    speaking(context, site, site.languages.defaultLanguage),
    speaking(context, site, language),
  ]);
  const person = { name: [data.firstName, data.lastName].filter(Boolean).join(' '), email };
  const [ofOffice, ofVisitor] = await Promise.all(
    [office, visitor].map((reader) => mailAbout(context, listing.id, site, reader)),
  );
  const about = { office: ofOffice ?? null, visitor: ofVisitor ?? null };
  const mails = (changed: Visit) =>
    changeMails(
      { visit: changed, listing, visitor: person, agency: office.agency, context },
      office,
      visitor,
      about,
      change.by,
    );
  if (change.cancels) {
    await context.visits.cancel(visit.id, mails);
    return null;
  }
  const rules = await visitingRulesFor(context, site, visit.host);
  const slot = isVisitable(listing) ? slotOf(change.slot, rules, context.now()) : null;
  if (slot === null)
    return change.slot === '' ? 'contactAppointmentForm.errors.slot' : 'contactAppointmentForm.errors.over';
  if (slot.day === visit.day && slot.from === visit.from) return null;
  const outcome = await context.visits.move(visit.id, slot, rules.perSlot, mails);
  return outcome === 'full' ? 'contactAppointmentForm.errors.full' : null;
}
