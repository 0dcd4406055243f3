import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Chip } from '~/ui/Chip.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { withCriteria, withoutConditions } from './search-flow.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  flow: Flow;
  filters: readonly ActiveFilter[];
}

/**
 * The active filters, each a link to the results without it. After a removal, focus moves to the neighbouring filter.
 */
export function ActiveFilters({ flow, filters }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef(-1);
  const keys = filters.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (removed.current === -1) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    (links[Math.min(removed.current, links.length - 1)] ?? list.current)?.focus({ preventScroll: true });
    removed.current = -1;
  }, [keys]);
  const remember = ({ currentTarget, target, defaultPrevented: followed }: MouseEvent) => {
    if (!followed || !(target instanceof Node)) return;
    removed.current = [...currentTarget.querySelectorAll('a')].findIndex((link) => link.contains(target));
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none" role="group" aria-label={t('search.active')}>
      {filters.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2" onClick={remember}>
          {filters.map(({ key, text, without }) => (
            <li key={key} className="max-w-full">
              <Chip {...flow.link(withCriteria(without))} removeLabel={t('search.removeFilter')}>
                {text}
              </Chip>
            </li>
          ))}
          <li>
            <a {...flow.link(withoutConditions)} className={buttonStyles.quiet}>
              {t('search.reset')}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}
