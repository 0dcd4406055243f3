import type { LoaderFunctionArgs } from '@remix-run/node';
import ical from 'ical-generator';
import { ownerPath } from '~/addresses/entity-paths.ts';
import { isLanguage } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { formatAddress } from '~/listings/domain/rules/format.ts';
import { ownProperty } from '~/owners/owner-visit.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { notFound } from '~/site/visit.server.ts';

/** `GET /api/owner/nl/4101/visits/…`: a planned visit for the owner's calendar, without the visitor's name. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language, visit: visitId = '' } = params;
  if (!isLanguage(language)) throw notFound();
  const owner = await context.portal.access.ownerOf(request);
  const id = await ownProperty(context, owner, params.id ?? '');
  const [planned, listing] = await Promise.all([
    context.portal.visits.planned([id], context.now()),
    context.listings.byId(id),
  ]);
  const visit = planned.find((each) => each.id.toLowerCase() === visitId.toLowerCase());
  if (visit === undefined || listing === null) throw notFound();

  const t = await readTexts(context, language);
  const choice = { language, fallback: language };
  const url = context.origin + ownerPath(language, id);
  const calendar = ical({ name: t('owners.report.visits'), prodId: { company: 'Gevel', product: 'Website' } });
  calendar.createEvent({
    // A stable id, so that a visit that is added twice or moved remains one entry.
    id: `owner-${visit.id}@${new URL(context.origin).hostname}`,
    start: visit.start,
    end: visit.end,
    sequence: visit.sequence,
    stamp: context.now(),
    summary: t('owners.report.visitName', { title: plainText(listing.title, choice) }),
    location: formatAddress({ ...listing.address, city: plainText(listing.address.city, choice) }),
    description: url,
    url,
  });
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brusselsDay(visit.start)}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
}
