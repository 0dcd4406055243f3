import { Suspense } from 'react';
import { late } from '~/ui/late.ts';
import type { LiveSearchPageProps } from './LiveSearchPage.tsx';
import '../saved/saved.css';
import '../search/search.css';
import './results.css';

const LiveSearchPage = late(async () => (await import('./LiveSearchPage.tsx')).LiveSearchPage);

/** Filters and what they find. */
export function SearchPage(props: LiveSearchPageProps) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <LiveSearchPage {...props} />
    </Suspense>
  );
}
