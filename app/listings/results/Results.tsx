import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Pagination } from '~/ui/Pagination.tsx';
import type { Goal, ResultView } from '../domain/codes.ts';
import { Island } from '~/ui/islands/Island.tsx';
import ResultsMap from '../map/ResultsMap.island.tsx';
import type { PropertyCard } from '../cards/property-card.ts';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import FollowSearch, { type FollowWords } from '../followed/FollowSearch.island.tsx';
import { searchQuery, type SearchState } from '../search/search-query.ts';
import { shownCount } from '../search/shown-count.ts';
import { DemandLink } from './DemandLink.tsx';
import { NoResults } from './NoResults.tsx';
import { searchedText } from '../search/searched-text.ts';
import { resultsId } from '../search/show-results.ts';
import ResultsOrder from './ResultsOrder.island.tsx';
import type { Alternative } from './alternatives.ts';

interface Props {
  /** One line that says what was found (`searchHeading`). */
  heading: string;
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  search: SearchState;
  /** Path of each goal's results page; the query is the state of the search. */
  paths: Record<Goal, string>;
  /** Alternatives for a search without results. */
  alternatives: readonly Alternative[];
  demandPath: string | null;
  follow: FollowWords;
}

/** The homes found, with sort order, view and pagination, each reflected in the URL. */
export function Results({ heading, cards, total, pageCount, search, paths, alternatives, demandPath, follow }: Props) {
  const { t, language } = useTranslation();
  const { criteria, view } = search;
  const path = paths[criteria.goal];
  const none = cards.length === 0;
  return (
    <section
      id={resultsId}
      aria-label={t('results.label')}
      // For trackers (consent/browser/events.ts), which cannot tell a search from what else an address holds.
      data-searched={searchedText(search)}
      // For the count of searches without results (views/counted-view.ts).
      data-found-none={total === 0 ? '' : undefined}
      className="grid gap-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {/* Always rendered, so that screen readers announce the new count, and the news of a followed search. */}
        <div role="status" className="grid gap-1 figures">
          <h2 className="text-heading">{heading}</h2>
          <div className="results-line">
            <p className="results-found text-slate-soft">
              {none
                ? t('results.none')
                : t('results.title', { page: criteria.page, pages: pageCount, ...shownCount(total, language) })}
            </p>
            <Island of={FollowSearch} props={{ criteria, words: follow }} />
          </div>
        </div>
        {(!none || view === 'map') && <Island of={ResultsOrder} props={{ search, paths, hasOrder: !none }} />}
      </div>
      <div className="results-body" data-view={view}>
        <div className="results-list grid content-start gap-8">
          {none ? (
            <NoResults path={path} search={search} alternatives={alternatives} demandPath={demandPath} />
          ) : (
            <>
              <Cards cards={cards} view={view} />
              <Pagination
                page={criteria.page}
                pageCount={pageCount}
                href={(page) => `${path}${searchQuery({ ...search, criteria: { ...criteria, page } })}#${resultsId}`}
              />
              {demandPath !== null && (
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
                  <DemandLink
                    search={{ ...search, criteria: { ...criteria, page: 1 } }}
                    path={demandPath}
                    className={buttonStyles.rest}
                  />
                </div>
              )}
            </>
          )}
        </div>
        {view === 'map' && <Island of={ResultsMap} props={{ search, paths }} />}
      </div>
    </section>
  );
}

interface CardsProps {
  cards: PropertyCard[];
  view: ResultView;
}

function Cards({ cards, view }: CardsProps) {
  return (
    <ul className={view === 'list' ? 'grid gap-8' : 'item-grid'}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCardView
            card={card}
            view={view === 'list' ? 'list' : 'grid'}
            headingLevel={3}
            isOfResults
            priority={index < 2}
            {...(view === 'map' ? { sizes: '(min-width: 1280px) 290px, calc(100vw - 2rem)' } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
