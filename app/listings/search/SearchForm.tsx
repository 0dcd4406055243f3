import { Suspense } from 'react';
import { late } from '~/ui/late.ts';
import type { SearchFormProps } from './OwnSearchForm.tsx';
import './search.css';

const OwnSearchForm = late(async () => (await import('./OwnSearchForm.tsx')).OwnSearchForm);

/** The search of requirements §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export function SearchForm(props: SearchFormProps) {
  return (
    <Suspense fallback={<div className="search-place" />}>
      <OwnSearchForm {...props} />
    </Suspense>
  );
}
