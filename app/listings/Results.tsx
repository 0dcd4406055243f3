import { Link, useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { selectStyle } from '~/ui/field.ts';
import { Pagination } from '~/ui/Pagination.tsx';
import { sortOrders, type ResultView } from './codes.ts';
import type { PropertyCard } from './property-card.ts';
import { PropertyCardView } from './PropertyCardView.tsx';
import { formatNumber } from './rules/number.ts';
import { emptySearch, searchQuery, writeSearch, type SearchState } from './search-params.ts';

interface Props {
  cards: PropertyCard[];
  total: number;
  pageCount: number;
  search: SearchState;
  /** The results' path; the state of the search is its query. */
  path: string;
  label: string;
}

/** The map is a view of its own page; until it is there, the list stands for it. */
const offeredViews = ['grid', 'list'] as const satisfies readonly ResultView[];

/** Found properties with sort, view and paging, each of them a URL. */
export function Results({ cards, total, pageCount, search, path, label }: Props) {
  const { t } = useTranslation();
  const { criteria, view } = search;
  const to = (state: SearchState) => path + searchQuery(state);
  if (cards.length === 0) return <NoResults path={path} search={search} />;
  return (
    <section aria-label={label} className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="figures" role="status">
          {t('results.title', { page: criteria.page, pages: pageCount, count: total, total: formatNumber(total) })}
        </p>
        <div className="flex flex-wrap items-end gap-4">
          <SortForm path={path} search={search} />
          <ul className="flex" aria-label={t('results.changeView')}>
            {offeredViews.map((each) => (
              <li key={each}>
                <Link
                  to={to({ ...search, view: each })}
                  preventScrollReset
                  aria-current={view === each ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
                >
                  {t(`results.view.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className={view === 'list' ? 'grid gap-8' : 'item-grid'}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <PropertyCardView
              card={card}
              view={view === 'list' ? 'list' : 'grid'}
              headingLevel={2}
              priority={index < 2}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={criteria.page}
        pageCount={pageCount}
        href={(page) => to({ ...search, criteria: { ...criteria, page } })}
      />
    </section>
  );
}

/** A select and a button: the choice is a navigation, with JavaScript as soon as it is made. */
function SortForm({ path, search }: { path: string; search: SearchState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { criteria } = search;
  const others = [...writeSearch({ ...search, criteria: { ...criteria, page: 1 } })].filter(
    ([name]) => name !== 'sort',
  );
  return (
    <form action={path} className="flex items-end gap-2">
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="block text-small">{t('results.sort')}</span>
        <select
          key={criteria.sort}
          name="sort"
          defaultValue={criteria.sort}
          className={selectStyle}
          onChange={(event) => {
            const sort = sortOrders.find((each) => each === event.currentTarget.value) ?? criteria.sort;
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

function NoResults({ path, search: { criteria, view } }: { path: string; search: SearchState }) {
  const { t } = useTranslation();
  const wider = { criteria: { ...criteria, price: null, rooms: {}, page: 1 }, view };
  const narrowed = criteria.price !== null || Object.keys(criteria.rooms).length > 0;
  return (
    <section className="grid max-w-text gap-4" role="status">
      <h2 className="text-heading">{t('results.none')}</h2>
      <p>{t('results.noneAdvice')}</p>
      <ul className="flex flex-wrap gap-3">
        {narrowed && (
          <li>
            <Link to={path + searchQuery(wider)} className={buttonStyles.rest}>
              {t('results.widen')}
            </Link>
          </li>
        )}
        <li>
          <Link to={path + searchQuery({ ...emptySearch(criteria.goal), view })} className={buttonStyles.rest}>
            {t('results.reset')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
