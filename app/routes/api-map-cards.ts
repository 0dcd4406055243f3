import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { idPattern } from '~/listings/domain/listing-id.ts';
import { mapCard } from '~/listings/map/map-card.server.ts';
import { mapCardLimit } from '~/listings/map/map-card.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { cardOptions } from '~/site/visit.server.ts';

/** `GET /api/map/cards?language=nl&ids=1001,1002`: the cards of listings selected on the map. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  if (!isLanguage(language)) return Response.json({ error: 'Name a language.' }, { status: 400 });
  const ids = (query.get('ids') ?? '').split(',').filter((id) => idPattern.test(id));
  const options = cardOptions(await readSite(context), language);
  const [summaries, t] = await Promise.all([
    context.listings.summaries(ids.slice(0, mapCardLimit), options.choice),
    readTexts(context, language),
  ]);
  const cards = propertyCards(summaries, options);
  return Response.json(
    { cards: cards.map((card) => mapCard(card, language, t)) },
    { headers: { 'Cache-Control': 'no-cache' } },
  );
}
