import type { MouseEvent } from 'react';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { emptySearch, parseSearch, searchQuery, writeSearch, type SearchState } from './search-params.ts';

/** Long enough for the next press of a counter, short enough to feel at once. */
const settleMilliseconds = 350;

/** What a choice makes of a search. */
export type SearchStep = (search: SearchState) => SearchState;

interface GoOptions {
  /** Waits a moment for the next choice, so that three presses of a counter are one way to go. */
  settle?: boolean;
  /** Scrolls to the top of the page, as for a submitted search. */
  scroll?: boolean;
  replace?: boolean;
}

/** How the results of the chosen search are shown. */
export type ShowResults = (
  address: string,
  options: { chosen: SearchState; replace: boolean; scroll: boolean },
) => void;

/** The search that a page shows, and the one that is chosen on it. */
export interface FlowState {
  shown: SearchState;
  chosen: SearchState;
}

/**
 * A visitor's way from one search to the next. Choices come faster than pages: each is a step from the choice before it, be that shown,
 * loading or still waiting, so that none is lost.
 */
export interface SearchFlow {
  state(): FlowState;
  subscribe(listener: () => void): () => void;
  /** Takes a choice down and stays. */
  choose(step: SearchStep): void;
  /** Records a choice and goes to its results. */
  go(step: SearchStep, options?: GoOptions): void;
  /** The page shows another search, whatever led there. */
  show(shown: SearchState): void;
  /** A link to a step from the shown search; a plain click makes the step from the chosen one. */
  link(step: SearchStep): SearchLink;
}

/** What a `Link` is given. */
export interface SearchLink {
  to: string;
  onClick: (event: MouseEvent) => void;
}

/** @param paths where each goal's results are */
export function searchFlow(first: SearchState, paths: Record<Goal, string>, showResults: ShowResults): SearchFlow {
  let state: FlowState = { shown: first, chosen: first };
  /** The address that a choice has led to; the page that follows need not be synchronized. */
  let asked = addressOf(first, paths);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last choice of a visitor without a connection, made when it is back. */
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
      // A page that cannot be fetched would take the place of the one that is there.
      if (!navigator.onLine) {
        waiting = leave;
        addEventListener('online', leave, { once: true });
        return;
      }
      asked = addressOf(state.chosen, paths);
      // Once more and once less is where one was: no step for the back button.
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
      // What was chosen since is on its way.
      const isFollowed = timer === undefined && asked !== address;
      if (isFollowed) asked = address;
      set(isFollowed ? { shown, chosen: shown } : { shown });
    },
    link: (step) => ({
      to: addressOf(step(state.shown), paths),
      onClick: (event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(step);
      },
    }),
  };
}

/** The search with other criteria, from its first page. */
export function withCriteria(change: (criteria: SearchCriteria) => Partial<SearchCriteria>): SearchStep {
  return ({ criteria, view }) => ({ criteria: { ...criteria, ...change(criteria), page: 1 }, view });
}

/** Removes all conditions; goal, order and view stay. */
export const withoutConditions = withCriteria(({ goal, sort }) => ({ ...emptySearch(goal).criteria, sort }));

/** Written as a reload of the page would read it: without blanks around a text, without counts of 0. */
function addressOf(search: SearchState, paths: Record<Goal, string>): string {
  const { goal } = search.criteria;
  return paths[goal] + searchQuery(parseSearch(goal, writeSearch(search)));
}

/** Not one that opens a tab or a window. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
