import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseFollowQuery } from '~/listings/followed/follow-query.ts';
import { withChosenPlaces, withKnownPlaces } from '~/listings/search/known-places.server.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { defaultView } from '~/listings/domain/codes.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/search-options?language=nl&goal=sale&…`: a search form's choices, for hydration. Cached like a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseFollowQuery(new URL(request.url).searchParams);
  if (asked === null) return Response.json(null, { status: 404 });
  const { language } = asked;
  const { criteria } = withKnownPlaces({ criteria: asked.criteria, view: defaultView });
  const { filterConfig, languages } = await readSite(context);
  const choice = { language, fallback: languages.defaultLanguage };
  const options = await searchOptions(context.listings, filterConfig, choice, criteria);
  const { goal } = criteria;
  const places = { ...options.places, [goal]: withChosenPlaces(options.places[goal], criteria, language) };
  return Response.json({ ...options, places });
}
