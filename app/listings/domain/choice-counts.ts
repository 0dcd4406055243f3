import type { FilterName } from './filters.ts';

export interface CountedChoices {
  types: boolean;
  filters: readonly FilterName[];
}

/**
 * The exact number of homes that each choice would find, combined with the search's other conditions. Contains only
 * requested choices; ranges and days are never counted.
 */
export interface ChoiceCounts {
  /**
   * Number of homes per WebID, ignoring the chosen types. Types without homes may be missing; null if types were not
   * requested.
   */
  types: Record<number, number> | null;
  /**
   * Homes found with the feature added to the search; for `with` filters, all homes found including the additional
   * ones.
   */
  features: Partial<Record<FilterName, number>>;
  /** Per option of a filter, ignoring its current value: homes with that label or a better one, or in that state. */
  options: Partial<Record<FilterName, Record<string, number>>>;
}
