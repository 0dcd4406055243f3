import { useTranslation } from '~/i18n/translation.ts';
import { writeSearch, type SearchState } from '../search/search-query.ts';

/** Link to the form that registers this search. */
export function DemandLink({ search, path, className }: { search: SearchState; path: string; className: string }) {
  const { t } = useTranslation();
  const query = new URLSearchParams([['goal', search.criteria.goal], ...writeSearch(search)]);
  return (
    <a href={`${path}?${query}`} className={className}>
      {t('results.saveDemand')}
    </a>
  );
}
