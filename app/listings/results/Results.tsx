import { useNavigation } from '@remix-run/react';
import { Link } from '~/ui/Link.tsx';
import { LayoutGrid, List, Map } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Pagination } from '~/ui/Pagination.tsx';
import { resultViews, type ResultView } from '../domain/codes.ts';
import { ResultsMap } from '../map/ResultsMap.tsx';
import type { PropertyCard } from '../cards/property-card.ts';
import { CardPhotos } from '../cards/CardPhotos.tsx';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import { FollowSearch, type FollowWords } from '../followed/FollowSearch.tsx';
import { searchQuery } from '../search/search-query.ts';
import { shownCount } from '../search/shown-count.ts';
import type { SearchFlow } from '../search/use-search-flow.ts';
import { DemandLink } from './DemandLink.tsx';
import { NoResults } from './NoResults.tsx';
import { SortForm } from './SortForm.tsx';
import type { Alternative } from './alternatives.ts';

interface Props {
  /** What the search found, in a line (`searchHeading`). */
  heading: string;
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  flow: SearchFlow;
  /** The results' path; the state of the search is its query. */
  path: string;
  /** Where to go from a search that found nothing. */
  alternatives: readonly Alternative[];
  demandPath: string | null;
  follow: FollowWords;
}

const viewIcons = { grid: LayoutGrid, list: List, map: Map } as const;

/** Where another page of the results begins: the top of the list, not of the page. */
const topId = 'results';

/** Found properties with sort, view and paging, each of them a URL. */
export function Results({ heading, cards, total, pageCount, flow, path, alternatives, demandPath, follow }: Props) {
  const { t, language } = useTranslation();
  const [marks, setMarks] = useState<Readonly<Record<string, string>>>({});
  const search = flow.shown;
  const { criteria, view } = search;
  const { state, location } = useNavigation();
  const waiting = state === 'loading' && location.pathname === path;
  const none = cards.length === 0;
  return (
    <section id={topId} aria-label={t('results.label')} aria-busy={waiting || undefined} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {/* Always rendered, so that screen readers announce the new number of results, and what changed in a search that is followed. */}
        <div role="status" className="grid gap-1 figures">
          <h2 className="text-heading">{heading}</h2>
          <div className="results-line">
            <p className="results-found text-slate-soft">
              {none
                ? t('results.none')
                : t('results.title', { page: criteria.page, pages: pageCount, ...shownCount(total, language) })}
            </p>
            <FollowSearch criteria={criteria} words={follow} onMarks={setMarks} />
          </div>
        </div>
        {(!none || view === 'map') && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            {!none && <SortForm path={path} flow={flow} />}
            <ViewLinks {...flow} />
          </div>
        )}
      </div>
      <div className="results-body" data-view={view}>
        <div className="results-list grid content-start gap-8">
          {none ? (
            <NoResults path={path} search={search} alternatives={alternatives} demandPath={demandPath} />
          ) : (
            <>
              <Cards cards={cards} view={view} marks={marks} />
              <Pagination
                page={criteria.page}
                pageCount={pageCount}
                href={(page) => `${path}${searchQuery({ ...search, criteria: { ...criteria, page } })}#${topId}`}
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
        {view === 'map' && <ResultsMap flow={flow} path={path} />}
      </div>
    </section>
  );
}

interface CardsProps {
  cards: PropertyCard[];
  view: ResultView;
  /** What a visitor who follows the search is told of a home, by id. */
  marks: Readonly<Record<string, string>>;
}

function Cards({ cards, view, marks }: CardsProps) {
  return (
    <ul className={view === 'list' ? 'grid gap-8' : 'item-grid'}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCardView
            card={card}
            mark={marks[card.id]}
            view={view === 'list' ? 'list' : 'grid'}
            headingLevel={3}
            Photos={CardPhotos}
            priority={index < 2}
            {...(view === 'map' ? { sizes: '(min-width: 1280px) 290px, calc(100vw - 2rem)' } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

/** On phones the map's own button, within reach of the thumb, replaces these. */
function ViewLinks({ shown, link }: SearchFlow) {
  const { t } = useTranslation();
  return (
    <ul className="results-views" aria-label={t('results.changeView')}>
      {resultViews.map((view) => {
        const Drawing = viewIcons[view];
        return (
          <li key={view} className={view === 'map' ? 'noscript:hidden' : ''}>
            <Link
              {...link(({ criteria }) => ({ criteria, view }))}
              aria-current={shown.view === view ? 'true' : undefined}
              className="results-view"
            >
              <Drawing size={18} strokeWidth={1.75} aria-hidden />
              {t(`results.view.${view}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
