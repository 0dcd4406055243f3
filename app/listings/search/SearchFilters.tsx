import { Suspense } from 'react';
import { late } from '~/ui/late.ts';
import type { LiveSearchFiltersProps } from './LiveSearchFilters.tsx';
import './search.css';

const LiveSearchFilters = late(async () => (await import('./LiveSearchFilters.tsx')).LiveSearchFilters);

/** The filters above results, what of them is set, and on phones the buttons at the thumb. */
export function SearchFilters(props: LiveSearchFiltersProps) {
  return (
    <Suspense fallback={<div className="search-place" />}>
      <LiveSearchFilters {...props} />
    </Suspense>
  );
}
