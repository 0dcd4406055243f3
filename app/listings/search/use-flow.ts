import { useEffect, useMemo, useState } from 'react';
import { leaveFor } from '~/ui/dialogs.ts';
import type { Goal } from '../domain/codes.ts';
import { searchFlow, type FlowState, type SearchFlow, type ShowResults } from './search-flow.ts';
import type { SearchState } from './search-query.ts';

export type Flow = FlowState & Pick<SearchFlow, 'choose' | 'go' | 'link'>;

type Paths = Record<Goal, string>;

/** The flow of the page's results, shared by its islands. Browser only. */
let ofPage: SearchFlow | null = null;

/**
 * The flow of the page's search, shared by its islands.
 *
 * @param paths path of each goal's results page
 * @param showResults how this page shows results
 */
export function usePageFlow(shown: SearchState, paths: Paths, showResults: ShowResults): Flow {
  const [flow] = useState(() =>
    import.meta.env.SSR ? searchFlow(shown, paths, showResults) : (ofPage ??= searchFlow(shown, paths, showResults)),
  );
  const now = useFlow(flow, shown);
  useEffect(() => flow.show(shown), [flow, shown]);
  return now;
}

/** A flow of its own, for a form on a page without results or for a sheet that may be cancelled. */
export function useOwnFlow(shown: SearchState, paths: Paths, showResults: ShowResults): Flow {
  const [flow] = useState(() => searchFlow(shown, paths, showResults));
  return useFlow(flow, shown);
}

function useFlow(flow: SearchFlow, first: SearchState): Flow {
  // `useSyncExternalStore` renders synchronously, ahead of pending pointer events, and makes downshift report the same
  // choice repeatedly.
  const [state, setState] = useState<FlowState>({ shown: first, chosen: first });
  useEffect(() => {
    const update = () => setState(flow.state());
    update();
    return flow.subscribe(update);
  }, [flow]);
  return useMemo(() => ({ ...state, choose: flow.choose, go: flow.go, link: flow.link }), [state, flow]);
}

/** Loads the results as a new document. */
export const showDocument: ShowResults = (address, { replace }) => leaveFor(address, { replace });
