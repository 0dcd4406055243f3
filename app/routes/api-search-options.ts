import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { goals } from '~/listings/domain/codes.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/search-options/nl/sale`: what a new search can choose from, when its form comes to life. Cached like a page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = params;
  const goal = goals.find((each) => each === params.goal);
  if (!isLanguage(language) || goal === undefined) return Response.json(null, { status: 404 });
  const { filterConfig, languages } = await readSite(context);
  const choice = { language, fallback: languages.defaultLanguage };
  return Response.json(await searchOptions(context.listings, filterConfig, choice, emptySearch(goal).criteria));
}
