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

interface Props {
  search: SearchState;
  options: SearchOptions;
  /** Where each goal's results are. */
  paths: Record<Goal, string>;
  /** What the search found, in a line. */
  heading: string;
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  /** Where to go from a search that found nothing. */
  alternatives: readonly Alternative[];
  /** The page where a search can be registered; null if the site has none. */
  demandPath: string | null;
  follow: FollowWords;
}

export function LiveSearchPage({ search, options, paths, ...results }: Props) {
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
