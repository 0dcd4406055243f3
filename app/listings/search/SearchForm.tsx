import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { Island } from '~/ui/islands/Island.tsx';
import OwnSearchForm from './OwnSearchForm.island.tsx';
import type { SearchOptions } from './search-options.ts';
import './search.css';

interface Props {
  options: SearchOptions;
  criteria: SearchCriteria;
  paths: Record<Goal, string>;
  unfolded?: boolean;
}

/**
 * The search form of requirements 7.1, built from the filter config: a GET form that hydrates into one with live
 * counts.
 */
export function SearchForm({ options, paths: { sale, rent }, ...form }: Props) {
  return <Island of={OwnSearchForm} props={{ ...form, paths: { sale, rent } }} untold={{ options }} />;
}
