import type { LoaderFunctionArgs } from '@remix-run/node';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { textGroup } from '~/i18n/i18n.server.ts';
import { parseFollowQuery, type FollowAnswer } from '~/listings/followed/follow-query.ts';
import { followedHomes } from '~/listings/followed/followed-homes.server.ts';
import { searchHeading } from '~/listings/results/search-heading.ts';
import { withChosenPlaces, withKnownPlaces } from '~/listings/search/known-places.server.ts';
import { withListedCities } from '~/listings/search/listed-cities.ts';
import { emptySearch, searchQuery } from '~/listings/search/search-query.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { readOverrides, readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { cardOptions } from '~/site/visit.server.ts';

/** `GET /api/followed?language=nl&goal=sale&…`: all results of a search that a browser follows. Cached like a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseFollowQuery(new URL(request.url).searchParams);
  if (asked === null) return Response.json({ error: 'Name a goal and a language.' }, { status: 400 });
  const { language } = asked;
  const site = await readSite(context);
  const options = cardOptions(site, language);
  const search = withKnownPlaces({ ...emptySearch(asked.criteria.goal), criteria: asked.criteria });
  const { goal } = search.criteria;
  const [{ total, homes }, offered, t, overrides] = await Promise.all([
    followedHomes(context.listings, search.criteria, options),
    searchOptions(context.listings, site.filterConfig, options.choice, search.criteria),
    readTexts(context, language),
    readOverrides(context, language),
  ]);
  const criteria = withListedCities(search.criteria, offered);
  const places = { ...offered.places, [goal]: withChosenPlaces(offered.places[goal], criteria, language) };
  return Response.json({
    name: searchHeading({ criteria, total, options: { ...offered, places } }, language, t),
    path: fixedPath(goal, language) + searchQuery({ ...search, criteria }),
    homes,
    texts: textGroup(language, overrides, 'followed'),
  } satisfies FollowAnswer);
}
