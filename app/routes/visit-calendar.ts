import type { LoaderFunctionArgs } from '@remix-run/node';
import ical from 'ical-generator';
import { isLanguage } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { comingVisits, visitKey, visitMoments } from '~/listings/detail/open-visits.ts';
import { formatAddress } from '~/listings/domain/rules/format.ts';
import { propertyPath } from '~/addresses/entity-paths.ts';
import { readTexts } from '~/site/shell.server.ts';

/** `GET /api/visits/nl/3001/2026-11-28-1000.ics`: an open visit for a visitor's calendar. 404 if it is over or was never planned. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language, id = '', visit: file = '' } = params;
  const listing = isLanguage(language) ? await context.listings.byId(id) : null;
  const gone = listing === null || listing.marquee === 'sold' || listing.marquee === 'rented';
  const visit = gone ? undefined : comingVisits(listing.openVisits, context.now()).find(named(file));
  const moments = visit && visitMoments(visit);
  if (gone || !isLanguage(language) || !visit || !moments) throw new Response(null, { status: 404 });

  const t = await readTexts(context, language);
  const choice = { language, fallback: language };
  const [city, title] = [plainText(listing.address.city, choice), plainText(listing.title, choice)];
  const url = context.origin + propertyPath({ id: listing.id, goal: listing.goal, city, title }, language);
  const calendar = ical({ name: t('property.openVisits'), prodId: { company: 'Gevel', product: 'Website' } });
  calendar.createEvent({
    // A stable id: a visit added twice appears in the calendar once.
    id: `${listing.id}-${visitKey(visit)}@${new URL(context.origin).hostname}`,
    ...moments,
    stamp: context.now(),
    summary: t('property.visitName', { title }),
    location: formatAddress({ ...listing.address, city }),
    description: url,
    url,
  });
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${visitKey(visit)}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
}

function named(file: string) {
  return (visit: Parameters<typeof visitKey>[0]) => `${visitKey(visit)}.ics` === file;
}
