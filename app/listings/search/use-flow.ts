import { useEffect, useMemo, useState } from 'react';
import { leaveFor } from '~/ui/dialogs.ts';
import type { Goal } from '../domain/codes.ts';
import { searchFlow, type FlowState, type SearchFlow, type ShowResults } from './search-flow.ts';
import type { SearchState } from './search-query.ts';

/** A search flow and what it says now. */
export type Flow = FlowState & Pick<SearchFlow, 'choose' | 'go' | 'link'>;

type Paths = Record<Goal, string>;

/** The flow of the page's results, which its islands share. Browser only. */
let ofPage: SearchFlow | null = null;

/**
 * The way from the search that the page shows, for each of its islands.
 *
 * @param paths where each goal's results are
 * @param showResults in a way of the page's own
 */
export function usePageFlow(shown: SearchState, paths: Paths, showResults: ShowResults): Flow {
  const [flow] = useState(() =>
    import.meta.env.SSR ? searchFlow(shown, paths, showResults) : (ofPage ??= searchFlow(shown, paths, showResults)),
  );
  const now = useFlow(flow, shown);
  useEffect(() => flow.show(shown), [flow, shown]);
  return now;
}

/** A way of its own: of a form on a page without results, or of a sheet that may be closed again. */
export function useOwnFlow(shown: SearchState, paths: Paths, showResults: ShowResults): Flow {
  const [flow] = useState(() => searchFlow(shown, paths, showResults));
  return useFlow(flow, shown);
}

function useFlow(flow: SearchFlow, first: SearchState): Flow {
  // `useSyncExternalStore` would overtake what the pointer did just before, and downshift report one choice again and again.
  const [state, setState] = useState<FlowState>({ shown: first, chosen: first });
  useEffect(() => {
    const update = () => setState(flow.state());
    update();
    return flow.subscribe(update);
  }, [flow]);
  return useMemo(() => ({ ...state, choose: flow.choose, go: flow.go, link: flow.link }), [state, flow]);
}

/** Results as a document of their own. */
export const showDocument: ShowResults = (address, { replace }) => leaveFor(address, { replace });
