import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { maxFavourites } from '~/listings/saved/lists.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { cardOptions } from '~/site/visit.server.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/cards?language=nl&ids=1001,1002`: cards of listings saved in a browser, in order; unknown ids omitted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const site = await readSite(context);
  const asked = query.get('language');
  const language = isLanguage(asked) && site.languages.inUse.includes(asked) ? asked : site.languages.defaultLanguage;
  const ids = (query.get('ids') ?? '').split(',').slice(0, maxFavourites);
  const options = cardOptions(site, language);
  const cards = propertyCards(await context.listings.summaries(ids, options.choice), options);
  // Short, so that a listing that was just sold is not shown as available for long.
  return Response.json({ cards }, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
