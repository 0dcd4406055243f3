import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { selectStyle } from '~/ui/field.ts';
import { sortOrders } from '../domain/codes.ts';
import { writeSearch } from '../search/search-query.ts';
import { withCriteria, type SearchFlow } from '../search/use-search-flow.ts';

/** A select and a button: the choice is a navigation, with JavaScript as soon as it is made. */
export function SortForm({ path, flow: { shown, chosen, go } }: { path: string; flow: SearchFlow }) {
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
