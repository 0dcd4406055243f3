import { useMemo, useState, type RefObject } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { SearchOptions } from './search-options.ts';
import { parseSubmittedSearch, searchQuery, type SearchState } from './search-params.ts';
import { withGoal } from './another-goal.ts';
import { placeSuggestions } from './place-suggestions.ts';
import { nothingTyped, searchedPlace, currentPlace, typedPlaceAsCriteria, withoutWords } from './typed-place.ts';
import { withCriteria, withoutConditions } from './search-flow.ts';
import type { Flow } from './use-flow.ts';
import { rememberTyped, typedBefore } from './typed-before.ts';
import { useTakeOver } from './use-take-over.ts';

interface Options {
  flow: Flow;
  options: SearchOptions;
  instant: boolean;
  form: RefObject<HTMLFormElement>;
  /** Whether the form is hydrated. */
  live: boolean;
}

/** State of the form's fields, before and while it becomes the page's search. */
export function useDraft({ flow, options, instant, form, live }: Options) {
  const { shown, chosen, choose, go } = flow;
  const draft = chosen.criteria;
  const { t } = useTranslation();
  const suggestions = useMemo(() => placeSuggestions(options, draft.goal, t), [options, draft.goal, t]);
  const listed = { cities: options.cities[draft.goal], suggestions };
  const [typed, setTyped] = useState(nothingTyped);
  const place = currentPlace(typed, draft.text);
  /** Adds a place that was typed but not picked to the choices. */
  const ask = withCriteria((criteria) => typedPlaceAsCriteria(criteria, place, listed));
  const asked = ask(chosen);
  /** Whether choices apply to the page without pressing the button. */
  const staying = instant && draft.goal === shown.criteria.goal;
  const change = (part: Partial<SearchCriteria>) => {
    const step = withCriteria((criteria) => withChange(criteria, part, options.types));
    const another = part.goal !== undefined && part.goal !== shown.criteria.goal;
    const typing = 'text' in part && !('cities' in part);
    if (staying && !another && !typing) go(step, { settle: true });
    else choose(step);
  };
  const choosePlaces = (chosenPlaces: Pick<SearchCriteria, 'cities' | 'places'>) => {
    // A place chosen after its name was searched as text replaces that text.
    const more = placeCount(chosenPlaces) > placeCount(draft);
    const instead = place.searched !== '' && more;
    change(instead ? { ...chosenPlaces, text: withoutWords(draft.text, place.searched) } : chosenPlaces);
    // The way back leads to its words, which then are words of the search alone.
    if (instead) setTyped((now) => ({ ...now, searched: '' }));
  };
  const search = () => {
    const searched = searchedPlace(place, listed);
    rememberTyped(searched);
    go(ask, { scroll: !staying });
    setTyped(searched);
  };
  const reset = () => {
    choose(withoutConditions);
    setTyped(nothingTyped);
  };

  // Carried over from the previous page, as text that can be corrected.
  useTakeOver(() => setTyped(typedBefore(shown.criteria.text)), []);

  // The plain form may have been filled in before hydration.
  useTakeOver(() => {
    if (live || !form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') query.append(name, value);
    // CityField.tsx takes over this field's text.
    query.delete('place');
    const { box, area } = draft;
    const { goal, ...sent } = parseSubmittedSearch(draft.goal, query).criteria;
    const filled = withGoal({ ...sent, goal: draft.goal, box, area }, goal, options.types);
    // Only the DOM has the current values of the fields.
    if (differs({ ...shown, criteria: filled }, shown)) choose(withCriteria(() => filled));
    // Runs once, on hydration.
  }, []);

  return {
    draft,
    change,
    /** The place field. */
    place: {
      typed: place.text,
      onType: (text: string) => setTyped((now) => ({ ...currentPlace(now, draft.text), text })),
      onChoose: choosePlaces,
    },
    asked: asked.criteria,
    search,
    reset,
    changed: differs(asked, shown),
    /** The change is about to be applied without the button. */
    settling: staying && draft.text === shown.criteria.text && !differs(asked, chosen),
  };
}

/** Applies a change. Choosing another place clears the map selection. */
function withChange(
  criteria: SearchCriteria,
  part: Partial<SearchCriteria>,
  types: SearchOptions['types'],
): Partial<SearchCriteria> {
  if (part.goal !== undefined) return { ...withGoal(criteria, part.goal, types), ...part };
  return 'cities' in part ? { ...part, box: null, area: null } : part;
}

function placeCount({ cities, places }: Pick<SearchCriteria, 'cities' | 'places'>): number {
  return cities.length + places.length;
}

function differs(one: SearchState, other: SearchState): boolean {
  return one.criteria.goal !== other.criteria.goal || conditions(one) !== conditions(other);
}

function conditions({ criteria, view }: SearchState): string {
  return searchQuery({ criteria: { ...criteria, page: 1 }, view });
}
