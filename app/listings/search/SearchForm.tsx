import { lazy, Suspense } from 'react';
import { whenIdle } from '~/ui/when-idle.ts';
import type { SearchFormProps } from './LiveSearchForm.tsx';
import './search.css';

/** The browser's first code stays small: until this is there, the form works as the plain form that the server has sent. */
const LiveSearchForm = lazy(async () => {
  if (!import.meta.env.SSR) await whenIdle();
  return { default: (await import('./LiveSearchForm.tsx')).LiveSearchForm };
});

/** The search of spec §7, from the filter config: a GET form that shows its count and refines its controls where it can. */
export function SearchForm(props: SearchFormProps) {
  return (
    <Suspense fallback={<div className="search-place" data-place={props.place ?? 'bar'} />}>
      <LiveSearchForm {...props} />
    </Suspense>
  );
}
