import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { goals, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { emptySearch, parseSearch, searchQuery, writeSearch, type SearchState } from './search-params.ts';

/** Long enough for the next press of a counter, short enough to feel at once. */
const settleMilliseconds = 350;

/** What a choice makes of a search. */
export type SearchStep = (search: SearchState) => SearchState;

interface GoOptions {
  /** Waits a moment for the next choice, so that three presses of a counter are one navigation. */
  settle?: boolean;
  /** Scrolls to the top of the page, as for a submitted search. */
  scroll?: boolean;
  replace?: boolean;
  /** What the page of the results is to know beyond its address. */
  state?: unknown;
}

/**
 * A visitor's way from one search to the next. Choices come faster than pages: each is a step from the choice before it, be that shown,
 * loading or still waiting, so that none is lost.
 */
export interface SearchFlow {
  shown: SearchState;
  chosen: SearchState;
  /** Takes a choice down and stays. */
  choose(step: SearchStep): void;
  /** Records a choice and navigates to its results. */
  go(step: SearchStep, options?: GoOptions): void;
  /** A link to a step from the shown search; a plain click makes the step from the chosen one. */
  link(step: SearchStep): SearchLink;
}

/** What a `Link` is given. */
export interface SearchLink {
  to: string;
  preventScrollReset: boolean;
  onClick: (event: MouseEvent) => void;
}

/** @param paths where each goal's results are */
export function useSearchFlow(shown: SearchState, paths: Record<Goal, string>): SearchFlow {
  const navigate = useNavigate();
  const target = useTarget(shown, paths);
  const [chosen, setChosen] = useState(target);
  const latest = useRef(target);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The last choice of a visitor without a connection, made when it is back. */
  const waiting = useRef<() => void>(() => undefined);
  const address = addressOf(target, paths);
  /** The address that a choice has led to; the page that follows need not be synchronized. */
  const asked = useRef(address);
  const followed = useRef(address);

  const choose = useCallback((step: SearchStep) => {
    latest.current = step(latest.current);
    setChosen(latest.current);
  }, []);

  const go = useCallback(
    (step: SearchStep, { settle = false, scroll = false, replace = false, state }: GoOptions = {}) => {
      choose(step);
      clearTimeout(timer.current);
      window.removeEventListener('online', waiting.current);
      const leave = () => {
        timer.current = undefined;
        // A page that cannot be fetched would take the place of the one that is there.
        if (!navigator.onLine) {
          waiting.current = leave;
          window.addEventListener('online', leave, { once: true });
          return;
        }
        asked.current = addressOf(latest.current, paths);
        // Once more and once less is where one was: no step for the back button.
        const nothingNew = asked.current === window.location.pathname + window.location.search;
        navigate(asked.current, { replace: replace || nothingNew, preventScrollReset: !scroll, state });
      };
      if (settle) timer.current = setTimeout(leave, settleMilliseconds);
      else leave();
    },
    [choose, navigate, paths],
  );

  // Followed where something else leads to another search: the back button, a link, a name corrected by the server.
  useEffect(() => {
    if (followed.current === address) return;
    followed.current = address;
    if (timer.current !== undefined || asked.current === address) return;
    asked.current = address;
    choose(() => target);
    // Depends on the address instead of the target, which is a new object on each render. The page shown anew counts as well: see below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address, shown, choose]);
  // Whoever goes back at once is where the choice was made before React has drawn the page it led to: the address never changed here.
  useEffect(() => {
    const leave = () => {
      if (asked.current !== followed.current) followed.current = '';
    };
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', waiting.current);
    },
    [],
  );

  const link = (step: SearchStep): SearchLink => ({
    to: addressOf(step(shown), paths),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      go(step);
    },
  });
  return { shown, chosen, choose, go, link };
}

/** The search with other criteria, from its first page. */
export function withCriteria(change: (criteria: SearchCriteria) => Partial<SearchCriteria>): SearchStep {
  return ({ criteria, view }) => ({ criteria: { ...criteria, ...change(criteria), page: 1 }, view });
}

/** Removes all conditions; goal, order and view stay. */
export const withoutConditions = withCriteria(({ goal, sort }) => ({ ...emptySearch(goal).criteria, sort }));

/** The shown search or, while the results page is turning into another, that one. */
function useTarget(shown: SearchState, paths: Record<Goal, string>): SearchState {
  const here = useLocation().pathname;
  const next = useNavigation().location;
  if (here !== paths[shown.criteria.goal] || next === undefined) return shown;
  const goal = goals.find((each) => paths[each] === next.pathname);
  return goal === undefined ? shown : parseSearch(goal, new URLSearchParams(next.search));
}

/** Written as a reload of the page would read it: without blanks around a text, without counts of 0. */
function addressOf(search: SearchState, paths: Record<Goal, string>): string {
  const { goal } = search.criteria;
  return paths[goal] + searchQuery(parseSearch(goal, writeSearch(search)));
}

/** Not one that opens a tab or a window. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
