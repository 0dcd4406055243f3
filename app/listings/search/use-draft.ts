import { useNavigate } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Goal, ResultView } from '../codes.ts';
import type { SearchCriteria } from '../criteria.ts';
import { parseSearch, searchQuery, writeSearch } from '../search-params.ts';

/** Long enough for the next press of a counter, short enough to feel at once. */
const settleMilliseconds = 350;

interface Options {
  criteria: SearchCriteria;
  view: ResultView;
  paths: Record<Goal, string>;
  instant?: boolean;
  form: RefObject<HTMLFormElement>;
  /** Whether the form is the browser's own already, or still as the server sent it. */
  live: boolean;
}

/** Before the first picture in the browser; React warns of layout effects on the server, where none runs. */
const useTakeOver = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * What the form's fields say, before and while it becomes the page's search. It follows the page when a link or the back button
 * changes the search, but never takes away what the visitor is choosing.
 */
export function useDraft({ criteria, view, paths, instant = false, form, live }: Options) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(criteria);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const applied = queryOf(criteria, view);
  const asked = useRef(applied);

  const put = (next: SearchCriteria) => {
    latest.current = next;
    setDraft(next);
  };
  const search = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // As a reload of the page would read it: without blanks around a text, without counts of 0.
    const current = parseSearch(latest.current.goal, writeSearch({ criteria: latest.current, view })).criteria;
    const staying = instant && current.goal === criteria.goal;
    asked.current = queryOf(current, view);
    navigate(paths[current.goal] + asked.current, { preventScrollReset: staying });
  };
  const change = (part: Partial<SearchCriteria>) => {
    put(withChange(latest.current, part));
    if (!instant || latest.current.goal !== criteria.goal || 'text' in part) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(search, settleMilliseconds);
  };

  // The plain form may have been filled in before this code was there.
  useTakeOver(() => {
    if (live || !form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') query.append(name, value);
    const goal = query.get('goal') === 'rent' ? 'rent' : 'sale';
    const { box, area, page } = criteria;
    const filled = { ...parseSearch(goal, query).criteria, box, area, page };
    // What stands in the fields is the browser's to know.
    if (filled.goal !== criteria.goal || queryOf(filled, view) !== applied) put(filled);
    // Once, when the form is taken over.
  }, []);

  useEffect(() => {
    if (timer.current !== undefined || asked.current === applied) return;
    asked.current = applied;
    put(criteria);
    // `applied` stands for the criteria, which are made anew by each loader.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [applied, criteria.goal]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const changed = draft.goal !== criteria.goal || queryOf(draft, view) !== applied;
  /** The change is on its way to the page by itself. */
  const settling = instant && draft.goal === criteria.goal && draft.text === criteria.text;
  return { draft, changed, settling, change, search };
}

/** One more choice. Another goal resets price and types (spec §4); another place leaves the part of the map one looked at. */
function withChange(criteria: SearchCriteria, part: Partial<SearchCriteria>): SearchCriteria {
  const next = { ...criteria, ...part, page: 1 };
  if (next.goal !== criteria.goal) return { ...next, price: null, types: [] };
  return 'cities' in part ? { ...next, box: null, area: null } : next;
}

function queryOf(criteria: SearchCriteria, view: ResultView): string {
  return searchQuery({ criteria: { ...criteria, page: 1 }, view });
}
