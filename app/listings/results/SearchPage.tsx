import type { Goal } from '../domain/codes.ts';
import { Island } from '~/ui/islands/Island.tsx';
import type { PropertyCard } from '../cards/property-card.ts';
import type { FollowWords } from '../followed/FollowSearch.island.tsx';
import { RecentlyViewed } from '../favourites/RecentlyViewed.tsx';
import LiveFilters from '../search/LiveFilters.island.tsx';
import type { SearchOptions } from '../search/search-options.ts';
import type { SearchState } from '../search/search-query.ts';
import type { Alternative } from './alternatives.ts';
import OfflineNote from './OfflineNote.island.tsx';
import { Results } from './Results.tsx';
import '../cards/card-photos.css';
import '../followed/follow-search.css';
import '../saved/saved.css';
import '../search/search.css';
import './results.css';

interface Props {
  search: SearchState;
  options: SearchOptions;
  /** One line that says what was found. */
  heading: string;
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  alternatives: Alternative[];
  paths: Record<Goal, string>;
  /** The page where a search can be registered; null if the site has none. */
  demandPath: string | null;
  follow: FollowWords;
}

/** Filters and results. The list is static markup, replaced by that of the next search (`search/show-results.ts`). */
export function SearchPage({ search, options, paths: { sale, rent }, ...results }: Props) {
  const paths = { sale, rent };
  return (
    <div className="grid gap-6">
      <Island of={LiveFilters} props={{ search, paths, total: results.total }} untold={{ options }} />
      <Results {...results} search={search} paths={paths} />
      <RecentlyViewed className="border-t border-line pt-10" />
      <Island of={OfflineNote} props={{}} />
    </div>
  );
}
