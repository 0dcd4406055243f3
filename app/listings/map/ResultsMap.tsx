import { lazy, Suspense } from 'react';
import type { PropertyCard } from '../property-card.ts';
import type { SearchState } from '../search-params.ts';

export interface ResultsMapProps {
  search: SearchState;
  /** The results' path; the state of the search is its query. */
  path: string;
  /** What the list beside the map shows. */
  cards: readonly PropertyCard[];
}

const Conversation = lazy(() => import('./ResultsMapFrame.tsx'));

/**
 * The map of a search. It fills the box it is put in; that box gives the height. What it needs beyond the frame itself is
 * loaded by pages that show it.
 */
export function ResultsMap(props: ResultsMapProps) {
  return (
    <Suspense fallback={<div className="skeleton size-full bg-line" />}>
      <Conversation {...props} />
    </Suspense>
  );
}
