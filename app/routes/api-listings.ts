import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import type { ListingSummary } from '~/listings/domain/entity.ts';
import { listingImage } from '~/listings/cards/property-card.server.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { readSite } from '~/site/site.server.ts';
import { imageUrl } from '~/ui/Image.tsx';

const maxItems = 20;
const noStore = { 'Cache-Control': 'no-store' };

/**
 * `GET /api/listings?search=…&language=nl` or `?ids=1001,1002`: options of the Studio's property picker, sale and rent
 * together. For editors only, because it must not become a second public search.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await context.editors.whoIs(request)) === null) {
    return Response.json({ error: 'Log in to the Studio first.' }, { status: 401, headers: noStore });
  }
  const query = new URL(request.url).searchParams;
  const { languages } = await readSite(context);
  const asked = query.get('language');
  const choice = {
    language: isLanguage(asked) ? asked : languages.defaultLanguage,
    fallback: languages.defaultLanguage,
  };
  const ids = query.get('ids');
  const found =
    ids === null
      ? await searchBothGoals(context, query.get('search') ?? '', choice)
      : await context.listings.summaries(ids.split(',').slice(0, maxItems), choice);
  return Response.json({ items: found.map(item) }, { headers: noStore });
}

async function searchBothGoals({ listings }: AppLoadContext, text: string, choice: LanguageChoice) {
  const options = { ...choice, pageSize: maxItems / 2 };
  const results = await Promise.all(
    (['sale', 'rent'] as const).map((goal) =>
      listings.search({ ...emptySearch(goal).criteria, text, filters: { sold: true }, closedSince: null }, options),
    ),
  );
  return results.flatMap(({ items }) => items);
}

function item({ id, title, city, zip, goal, price, pictures: [picture] }: ListingSummary) {
  return {
    id,
    title,
    city,
    zip,
    goal,
    price: price.amount === null ? '' : formatPrice(price.amount),
    picture: picture ? imageUrl(listingImage('listing', id, picture, ''), 160, 107) : null,
  };
}
