import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { selectStyle } from '~/ui/field.ts';
import { sortOrders } from '../codes.ts';
import { searchQuery, writeSearch, type SearchState } from '../search-query.ts';

/** A select and a button: the choice is a navigation, with JavaScript as soon as it is made. */
export function SortForm({ path, search }: { path: string; search: SearchState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { criteria } = search;
  const [shown, setShown] = useState({ applied: criteria.sort, chosen: criteria.sort });
  if (shown.applied !== criteria.sort) setShown({ applied: criteria.sort, chosen: criteria.sort });
  const others = [...writeSearch({ ...search, criteria: { ...criteria, page: 1 } })].filter(
    ([name]) => name !== 'sort',
  );
  return (
    <form action={path} className="flex items-end gap-2">
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="min-w-52">
        <span className="block text-small">{t('results.sort')}</span>
        <select
          name="sort"
          value={shown.chosen}
          className={selectStyle}
          onChange={(event) => {
            const sort = sortOrders.find((each) => each === event.currentTarget.value) ?? criteria.sort;
            setShown({ ...shown, chosen: sort });
            navigate(path + searchQuery({ ...search, criteria: { ...criteria, sort, page: 1 } }), {
              preventScrollReset: true,
            });
          }}
        >
          {sortOrders.map((sort) => (
            <option key={sort} value={sort}>
              {t(`results.sortBy.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonStyles.rest}>
          {t('results.sortNow')}
        </button>
      </noscript>
    </form>
  );
}
