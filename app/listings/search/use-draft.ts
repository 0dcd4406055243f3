import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { SearchCriteria } from '../criteria.ts';
import { parseSearch, searchQuery, type SearchState } from '../search-params.ts';
import { withCriteria, type SearchFlow } from './use-search-flow.ts';

interface Options {
  flow: SearchFlow;
  instant: boolean;
  form: RefObject<HTMLFormElement>;
  /** Whether the form is the browser's own already, or still as the server sent it. */
  live: boolean;
}

/** Before the first picture in the browser; React warns of layout effects on the server, where none runs. */
const useTakeOver = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** What the form's fields say, before and while it becomes the page's search. */
export function useDraft({ flow, instant, form, live }: Options) {
  const { shown, choose, go } = flow;
  const draft = flow.chosen.criteria;
  /** Whether its results are those of the page, once they are loaded, without the button. */
  const staying = instant && draft.goal === shown.criteria.goal;
  const change = (part: Partial<SearchCriteria>) => {
    const step = withCriteria((criteria) => withChange(criteria, part));
    const another = part.goal !== undefined && part.goal !== shown.criteria.goal;
    if (staying && !another && !('text' in part)) go(step, { settle: true });
    else choose(step);
  };
  const search = () =>
    go(
      withCriteria(() => ({})),
      { scroll: !staying },
    );

  // The plain form may have been filled in before this code was there.
  useTakeOver(() => {
    if (live || !form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') query.append(name, value);
    const { box, area } = draft;
    const filled = { ...parseSearch(query.get('goal') === 'rent' ? 'rent' : 'sale', query).criteria, box, area };
    // What stands in the fields is the browser's to know.
    if (differs({ ...shown, criteria: filled }, shown)) choose(withCriteria(() => filled));
    // Once, when the form is taken over.
  }, []);

  return {
    draft,
    change,
    search,
    changed: differs(flow.chosen, shown),
    /** The change is on its way to the page by itself. */
    settling: staying && draft.text === shown.criteria.text,
  };
}

/** One more choice. Another goal resets price and types (spec §4); another place leaves the part of the map one looked at. */
function withChange(criteria: SearchCriteria, part: Partial<SearchCriteria>): Partial<SearchCriteria> {
  if (part.goal !== undefined && part.goal !== criteria.goal) return { ...part, price: null, types: [] };
  return 'cities' in part ? { ...part, box: null, area: null } : part;
}

function differs(one: SearchState, other: SearchState): boolean {
  return one.criteria.goal !== other.criteria.goal || conditions(one) !== conditions(other);
}

function conditions({ criteria, view }: SearchState): string {
  return searchQuery({ criteria: { ...criteria, page: 1 }, view });
}
