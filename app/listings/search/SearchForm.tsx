import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { Island } from '~/ui/islands/Island.tsx';
import OwnSearchForm from './OwnSearchForm.island.tsx';
import type { SearchOptions } from './search-options.ts';
import './search.css';

interface Props {
  /** Of a new search of this goal. */
  options: SearchOptions;
  criteria: SearchCriteria;
  paths: Record<Goal, string>;
  unfolded?: boolean;
}

/** The search of requirements §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export function SearchForm({ options, paths: { sale, rent }, ...form }: Props) {
  return <Island of={OwnSearchForm} props={{ ...form, paths: { sale, rent } }} untold={{ options }} />;
}
