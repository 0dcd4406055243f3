import type { Goal } from '../domain/codes.ts';
import { showResults } from './show-results.ts';
import { fetchSearchOptions } from './fetch-options.ts';
import { SearchFilters } from './SearchFilters.tsx';
import type { SearchOptions } from './search-options.ts';
import type { SearchState } from './search-query.ts';
import { usePageFlow } from './use-flow.ts';

export const wakes = 'idle';

interface Props {
  search: SearchState;
  paths: Record<Goal, string>;
  /** Number of homes found. */
  total: number;
}

export const prepare = async ({ search }: Props): Promise<{ options: SearchOptions }> => ({
  options: await fetchSearchOptions(search),
});

export default function LiveFilters({ search, ...filters }: Props & { options: SearchOptions }) {
  return <SearchFilters {...filters} flow={usePageFlow(search, filters.paths, showResults)} />;
}
