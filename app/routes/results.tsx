import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { SearchPage } from '~/listings/results/SearchPage.tsx';
import { findAlternatives } from '~/listings/results/alternatives.server.ts';
import { isNarrowed, searchHeading } from '~/listings/results/search-heading.ts';
import { withListedCities } from '~/listings/search/listed-cities.ts';
import { asNearbyName, asReadSearch } from '~/listings/search/read-text.server.ts';
import { withChosenPlaces, withKnownPlaces } from '~/listings/search/known-places.server.ts';
import { hasTown, parseSearch, searchQuery } from '~/listings/search/search-params.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { readMenuPage } from '~/modules/page.server.ts';
import { fixedPath, formPath } from '~/addresses/entity-paths.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { propertyPathOf, viewVisit } from '~/site/visit.server.ts';
import { breadcrumbData, itemListData } from '~/site/structured-data.ts';
import { useShell } from '~/site/page-context.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'results');
  const { site, choice, language } = visit;
  const goal = visit.target.page;
  const search = withKnownPlaces(parseSearch(goal, visit.query));
  // A visitor who types a reference wants that property, not a list with one result.
  const exact = search.criteria.text && (await context.listings.byReference(search.criteria.text));
  const exactPath = exact && (await propertyPathOf(context, exact, choice));
  if (exactPath) throw redirect(visit.inMode(exactPath));
  // Text from the search field may name a city or be a sentence; its words become criteria, which the chips show.
  const read = await asReadSearch(context.listings, search.criteria, choice);
  if (read) throw redirect(visit.inMode(fixedPath(read.goal, language) + searchQuery({ ...search, criteria: read })));
  const t = await readTexts(context, language);
  const [page, result, offered] = await Promise.all([
    readMenuPage(site.pages.byType(goal), visit, t(`goal.${goal}`)),
    context.listings.search(search.criteria, choice),
    searchOptions(context.listings, site.filterConfig, choice, search.criteria),
  ]);
  const near = result.total === 0 ? await asNearbyName(context.listings, search.criteria, choice) : null;
  if (near) throw redirect(visit.inMode(fixedPath(goal, language) + searchQuery({ ...search, criteria: near })));
  const paths = visit.inEachLanguage((each) => fixedPath(goal, each.language));
  const radius = hasTown(search.criteria) ? search.criteria.radius : null;
  const served = { ...search, criteria: { ...withListedCities(search.criteria, offered), radius, page: result.page } };
  const places = { ...offered.places, [goal]: withChosenPlaces(offered.places[goal], search.criteria, language) };
  const options = { ...offered, places };
  const heading = searchHeading({ criteria: served.criteria, total: result.total, options }, language, t);
  const cards = propertyCards(result.items, visit.cards);
  const structured = [
    ...breadcrumbData(page.view.trail, context.origin),
    ...itemListData(
      cards.map(({ path }) => path),
      context.origin,
    ),
  ];
  return {
    page: page.view,
    view: served.view,
    found: {
      heading,
      cards,
      total: result.total,
      pageCount: result.pageCount,
      alternatives: result.total === 0 ? await findAlternatives(context.listings, search.criteria, choice) : [],
      search: served,
      options,
    },
    structured: JSON.stringify(structured),
    demandPath: visit.inMode(formPath('demand-register', language)),
    follow: {
      follow: t('followed.follow'),
      followThis: t('followed.followThis'),
      failed: t('followed.failed'),
    },
    ...pageHead(visit, context.origin, {
      ...page.facts,
      paths,
      // The editors' title is about the whole offer, which search engines see.
      title: isNarrowed(served.criteria) ? heading : page.facts.title,
      // Filtered and sorted lists are views of the same page; only pages after the first have their own URL.
      query: served.criteria.page > 1 ? `?page=${served.criteria.page}` : '',
      noIndex: page.facts.noIndex || result.total === 0,
    }),
  };
}

export default function ResultsPage() {
  const { page, view, found, demandPath, follow } = useLoaderData<typeof loader>();
  const { paths } = useShell();
  return (
    <MenuPage page={page} space={view === 'map' ? 'least' : 'little'}>
      <SearchPage {...found} paths={paths} demandPath={paths.demand === null ? null : demandPath} follow={follow} />
    </MenuPage>
  );
}
