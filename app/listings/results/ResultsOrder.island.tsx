import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Map from 'lucide-react/icons/map';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { selectStyle } from '~/ui/field.ts';
import { resultViews, sortOrders, type Goal } from '../domain/codes.ts';
import { withCriteria } from '../search/search-flow.ts';
import { writeSearch, type SearchState } from '../search/search-query.ts';
import { usePageFlow, type Flow } from '../search/use-flow.ts';
import { showResults } from '../search/show-results.ts';

export const wakes = 'idle';

interface Props {
  search: SearchState;
  paths: Record<Goal, string>;
  /** Whether there is anything to sort. */
  hasOrder: boolean;
}

const viewIcons = { grid: LayoutGrid, list: List, map: Map } as const;

/** Sort order and view of the results, each reflected in the URL. */
export default function ResultsOrder({ search, paths, hasOrder }: Props) {
  const flow = usePageFlow(search, paths, showResults);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {hasOrder && <SortForm path={paths[search.criteria.goal]} flow={flow} />}
      <ViewLinks {...flow} />
    </div>
  );
}

/** A select and a button; with JavaScript the choice navigates at once. */
function SortForm({ path, flow: { shown, chosen, go } }: { path: string; flow: Flow }) {
  const { t } = useTranslation();
  const others = [...writeSearch({ ...shown, criteria: { ...shown.criteria, page: 1 } })].filter(
    ([name]) => name !== 'sort',
  );
  return (
    <form action={path} className="flex flex-wrap items-end gap-2">
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="min-w-[min(13rem,100%)] desktop:flex desktop:items-center desktop:gap-3">
        <span className="block shrink-0 text-small">{t('results.sort')}</span>
        <select
          name="sort"
          value={chosen.criteria.sort}
          className={selectStyle}
          onChange={({ currentTarget: { value } }) =>
            go(withCriteria((criteria) => ({ sort: sortOrders.find((each) => each === value) ?? criteria.sort })))
          }
        >
          {sortOrders.map((sort) => (
            <option key={sort} value={sort}>
              {t(`results.sortBy.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript className="shrink-0">
        <button type="submit" className={buttonStyles.rest}>
          {t('results.sortNow')}
        </button>
      </noscript>
    </form>
  );
}

/** On phones these are replaced by the map button within reach of the thumb. */
function ViewLinks({ shown, link }: Flow) {
  const { t } = useTranslation();
  return (
    <ul className="results-views" aria-label={t('results.changeView')}>
      {resultViews.map((view) => {
        const Drawing = viewIcons[view];
        return (
          <li key={view} className={view === 'map' ? 'noscript:hidden' : ''}>
            <a
              {...link(({ criteria }) => ({ criteria, view }))}
              aria-current={shown.view === view ? 'true' : undefined}
              className="results-view"
            >
              <Drawing size={18} strokeWidth={1.75} aria-hidden />
              {t(`results.view.${view}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
