import type { FilterName } from './filters.ts';

/** The choices to be counted; nothing is asked of the store for the others. */
export interface CountedChoices {
  types: boolean;
  filters: readonly FilterName[];
}

/**
 * How many homes each choice of a search would show if it were taken besides the search's other conditions, exactly. What was not asked
 * for is absent, and so are filters that are no choice among a few: ranges and days.
 */
export interface ChoiceCounts {
  /** By WebID: homes of that type alone, whatever types are chosen. A type without homes may be absent; null where types are not counted. */
  types: Record<number, number> | null;
  /** What a home has, and what is found besides: all that would be shown, those counted that would be without it. */
  features: Partial<Record<FilterName, number>>;
  /** By what can be chosen of a filter: homes with the label or a better one, homes in the state; whatever is chosen there. */
  options: Partial<Record<FilterName, Record<string, number>>>;
}
