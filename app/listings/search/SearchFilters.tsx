import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from '~/i18n/translation.ts';
import type { Goal } from '../domain/codes.ts';
import type { SearchOptions } from './search-options.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { activeFilters } from './active-filters.ts';
import { LiveSearchForm } from './LiveSearchForm.tsx';
import { SearchTools } from './SearchTools.tsx';
import type { Flow } from './use-flow.ts';

interface Props {
  flow: Flow;
  options: SearchOptions;
  paths: Record<Goal, string>;
  /** Number of homes found by the shown search. */
  total: number;
}

/** The filters above results, the active ones as chips, and the phone's toolbar. */
export function SearchFilters(form: Props) {
  const { t, language } = useTranslation();
  const filters = activeFilters(form.flow.shown.criteria, form.options, t, language);
  return (
    <div className="grid gap-4 desktop:gap-2">
      <SearchTools {...form} active={filters.length} />
      {/* On phones a sheet replaces it; without JavaScript it is collapsible there. */}
      <details open className="search-fold">
        <summary className="mb-3 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <SlidersHorizontal size={18} aria-hidden />
          {t('search.filters')}
        </summary>
        <LiveSearchForm {...form} instant />
      </details>
      <ActiveFilters flow={form.flow} filters={filters} />
    </div>
  );
}
