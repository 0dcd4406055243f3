import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { Chip } from '~/ui/Chip.tsx';
import { emptySearch, searchQuery, type SearchState } from '../search-query.ts';
import type { ActiveFilter } from './active-filters.ts';

interface Props {
  search: SearchState;
  filters: readonly ActiveFilter[];
  path: string;
}

/** What is set, each as a link to the results without it. The focus goes to the neighbour of the one that went. */
export function ActiveFilters({ search, filters, path }: Props) {
  const { t } = useTranslation();
  const { criteria, view } = search;
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const keys = filters.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    (links[Math.min(removed.current, links.length - 1)] ?? list.current)?.focus({ preventScroll: true });
    removed.current = null;
  }, [keys]);
  return (
    <div ref={list} tabIndex={-1} className="outline-none" role="group" aria-label={t('search.active')}>
      {filters.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {filters.map(({ key, text, without }, index) => (
            <li key={key} className="max-w-full">
              <Chip
                to={path + searchQuery({ criteria: without, view })}
                removeLabel={t('search.removeFilter')}
                onFollow={() => (removed.current = index)}
              >
                {text}
              </Chip>
            </li>
          ))}
          <li>
            <Link
              to={
                path + searchQuery({ criteria: { ...emptySearch(criteria.goal).criteria, sort: criteria.sort }, view })
              }
              preventScrollReset
              className={buttonStyles.quiet}
              onClick={() => (removed.current = 0)}
            >
              {t('search.reset')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
