import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseCountQuery, type CountAnswer } from '~/listings/search/count-query.ts';
import { asNearbyName, asReadSearch } from '~/listings/search/read-text.server.ts';
import { shownChoiceCounts } from '~/listings/search/search-options.server.ts';
import { readSite } from '~/site/site.server.ts';

/**
 * `GET /api/count?goal=sale&…`: the number of results and of those for each choice, while a visitor sets filters. Typed
 * text is interpreted as on the results page. Cached like a page, until listings or content change.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { listings } = context;
  const asked = parseCountQuery(new URL(request.url).searchParams);
  const { filterConfig, languages } = await readSite(context);
  // Places are recognized in every language; the default language takes precedence.
  const choice = { language: languages.defaultLanguage, fallback: languages.defaultLanguage };
  const read = (await asReadSearch(listings, asked, choice)) ?? asked;
  const found = await listings.count(read);
  const near = found === 0 ? await asNearbyName(listings, read, choice) : null;
  const [count, choices] = await Promise.all([
    near ? listings.count(near) : found,
    // A typed sentence may have another goal than the form.
    shownChoiceCounts(listings, filterConfig, { ...(near ?? read), goal: asked.goal }),
  ]);
  return Response.json({ count, choices } satisfies CountAnswer);
}
