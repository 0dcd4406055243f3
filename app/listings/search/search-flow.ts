import type { MouseEvent } from 'react';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { emptySearch, parseSearch, searchQuery, writeSearch, type SearchState } from './search-params.ts';

/** Long enough for the next press of a counter, short enough to feel immediate. */
const settleMilliseconds = 350;

export type SearchStep = (search: SearchState) => SearchState;

interface GoOptions {
  /** Debounces, so that three presses of a counter cause one navigation. */
  settle?: boolean;
  /** Scrolls to the top of the page, as for a submitted search. */
  scroll?: boolean;
  replace?: boolean;
}

export type ShowResults = (
  address: string,
  options: { chosen: SearchState; replace: boolean; scroll: boolean },
) => void;

/** The search that the page shows, and the one the visitor has chosen since. */
export interface FlowState {
  shown: SearchState;
  chosen: SearchState;
}

/**
 * Navigation from one search to the next. Choices come faster than pages load, so each step applies to the latest
 * choice, whether it is shown, loading or pending; none is lost.
 */
export interface SearchFlow {
  state(): FlowState;
  subscribe(listener: () => void): () => void;
  /** Records a choice without navigating. */
  choose(step: SearchStep): void;
  /** Records a choice and navigates to its results. */
  go(step: SearchStep, options?: GoOptions): void;
  /** Must be called when the page shows another search, for whatever reason. */
  show(shown: SearchState): void;
  /** A link from the shown search; a plain click applies the step to the chosen search instead. */
  link(step: SearchStep): SearchLink;
}

/** Attributes of a link. */
export interface SearchLink {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/** @param paths path of each goal's results page */
export function searchFlow(first: SearchState, paths: Record<Goal, string>, showResults: ShowResults): SearchFlow {
  let state: FlowState = { shown: first, chosen: first };
  /** The last address navigated to; the page may not have caught up yet. */
  let asked = addressOf(first, paths);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last choice made offline, applied when the connection is back. */
  let waiting = () => {};
  const listeners = new Set<() => void>();
  const set = (next: Partial<FlowState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const choose = (step: SearchStep) => set({ chosen: step(state.chosen) });
  const go = (step: SearchStep, { settle = false, scroll = false, replace = false }: GoOptions = {}) => {
    choose(step);
    clearTimeout(timer);
    removeEventListener('online', waiting);
    const leave = () => {
      timer = undefined;
      // A failed page load would replace the current page.
      if (!navigator.onLine) {
        waiting = leave;
        addEventListener('online', leave, { once: true });
        return;
      }
      asked = addressOf(state.chosen, paths);
      // Incrementing and decrementing returns to the current address: replace instead of adding a history entry.
      const isHere = asked === location.pathname + location.search;
      showResults(asked, { chosen: state.chosen, replace: replace || isHere, scroll });
    };
    if (settle) timer = setTimeout(leave, settleMilliseconds);
    else leave();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
    go,
    show: (shown) => {
      const address = addressOf(shown, paths);
      // A later choice is already on its way, so keep it.
      const isFollowed = timer === undefined && asked !== address;
      if (isFollowed) asked = address;
      set(isFollowed ? { shown, chosen: shown } : { shown });
    },
    link: (step) => ({
      href: addressOf(step(state.shown), paths),
      onClick: (event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(step);
      },
    }),
  };
}

/** Changes criteria and returns to the first page. */
export function withCriteria(change: (criteria: SearchCriteria) => Partial<SearchCriteria>): SearchStep {
  return ({ criteria, view }) => ({ criteria: { ...criteria, ...change(criteria), page: 1 }, view });
}

/** Removes all conditions but keeps goal, order and view. */
export const withoutConditions = withCriteria(({ goal, sort }) => ({ ...emptySearch(goal).criteria, sort }));

/** Normalized as a page load would parse it: text trimmed, counts of 0 dropped. */
function addressOf(search: SearchState, paths: Record<Goal, string>): string {
  const { goal } = search.criteria;
  return paths[goal] + searchQuery(parseSearch(goal, writeSearch(search)));
}

/** Whether a click does not open a tab or window. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
