import type { StillData } from '~/ui/still.ts';
import type { Goal } from '../domain/codes.ts';
import { RecentlyViewed } from '../saved/RecentlyViewed.tsx';
import type { FollowWords } from '../followed/FollowSearch.tsx';
import type { PropertyCard } from '../cards/property-card.ts';
import type { SearchOptions } from '../search/search-options.ts';
import type { SearchState } from '../search/search-query.ts';
import { SearchFilters } from '../search/SearchFilters.tsx';
import { useSearchFlow } from '../search/use-search-flow.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { Results } from './Results.tsx';
import type { Alternative } from './alternatives.ts';

/** A search with what it found. */
export interface Found {
  search: SearchState;
  options: SearchOptions;
  /** What the search found, in a line. */
  heading: string;
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  /** Where to go from a search that found nothing. */
  alternatives: Alternative[];
}

interface Props {
  found: StillData<Found>;
  /** Remix's id of the page (`pageData`). */
  routeId: string;
  /** Where each goal's results are. */
  paths: Record<Goal, string>;
  /** The page where a search can be registered; null if the site has none. */
  demandPath: string | null;
  follow: FollowWords;
}

export function LiveSearchPage({ found: { data }, ...props }: Props) {
  return data && <FoundPage {...data} {...props} />;
}

function FoundPage({ search, options, paths, ...results }: Found & Omit<Props, 'found'>) {
  const flow = useSearchFlow(search, paths);
  return (
    <div className="grid gap-6">
      <SearchFilters flow={flow} options={options} paths={paths} total={results.total} />
      <Results {...results} flow={flow} path={paths[search.criteria.goal]} />
      <RecentlyViewed className="border-t border-line pt-10" />
      <OfflineNote />
    </div>
  );
}
