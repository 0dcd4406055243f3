import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { emptySearch, searchQuery, type SearchState } from '../search/search-query.ts';
import { shownCount } from '../search/shown-count.ts';
import { DemandLink } from './DemandLink.tsx';
import type { Alternative } from './alternatives.ts';

interface Props {
  search: SearchState;
  path: string;
  alternatives: readonly Alternative[];
  /** The page where the search can be registered; null if the site has none. */
  demandPath: string | null;
}

/** An empty result: similar searches with their counts, and an offer to be notified of new listings. */
export function NoResults({ search: { criteria, view }, path, alternatives, demandPath }: Props) {
  const { t, language } = useTranslation();
  const query = (next: typeof criteria) => searchQuery({ criteria: next, view });
  const near = alternatives.filter(({ kind }) => kind === 'nearby');
  const relaxed = alternatives.filter(({ kind }) => kind !== 'nearby');
  const link = (way: Alternative) => (
    <li key={way.kind + (way.city ?? '')}>
      <a href={path + query(way.criteria)} className={buttonStyles.rest}>
        {t(`results.way.${way.kind}`, { city: way.city, km: way.criteria.radius })}
        <span className="font-normal figures">{t('search.found', shownCount(way.count, language))}</span>
      </a>
    </li>
  );
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-lead">{t(alternatives.length > 0 ? 'results.noneWays' : 'results.noneAdvice')}</p>
      {relaxed.length > 0 && <ul className="flex flex-wrap gap-3">{relaxed.map(link)}</ul>}
      {near.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-title">{t('results.nearby')}</h3>
          <ul className="flex flex-wrap gap-3">{near.map(link)}</ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
        {demandPath !== null && (
          <DemandLink search={{ criteria, view }} path={demandPath} className={buttonStyles.main} />
        )}
        <a href={path + query(emptySearch(criteria.goal).criteria)} className={buttonStyles.quiet}>
          {t('results.reset')}
        </a>
      </div>
    </div>
  );
}
