import { Suspense } from 'react';
import { late } from '~/ui/late.ts';
import type { SearchFormProps } from './LiveSearchForm.tsx';
import './search.css';

const LiveSearchForm = late(async () => (await import('./LiveSearchForm.tsx')).LiveSearchForm);

/** The search of spec §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export function SearchForm(props: SearchFormProps) {
  return (
    <Suspense fallback={<div className="search-place" />}>
      <LiveSearchForm {...props} />
    </Suspense>
  );
}
