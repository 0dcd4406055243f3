import { Link } from '@remix-run/react';
import { List, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchQuery, type SearchState } from '../search-query.ts';
import type { SearchFormProps } from './LiveSearchForm.tsx';
import { SearchSheet } from './SearchSheet.tsx';

interface Props extends SearchFormProps {
  search: SearchState;
  path: string;
  /** How many conditions are set. */
  active: number;
}

/** Filters and map within reach of a phone's thumb. */
export function SearchTools({ search, path, ...form }: Props) {
  const { t } = useTranslation();
  const other = search.view === 'map' ? 'grid' : 'map';
  return (
    <div className="search-tools noscript:hidden">
      <SearchSheet {...form} className="search-tool" />
      <Link to={path + searchQuery({ ...search, view: other })} preventScrollReset className="search-tool">
        {other === 'map' ? <Map size={18} aria-hidden /> : <List size={18} aria-hidden />}
        {t(other === 'map' ? 'results.view.map' : 'results.toList')}
      </Link>
    </div>
  );
}
