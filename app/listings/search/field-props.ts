import type { Elsewhere } from '~/ui/elsewhere.ts';
import type { ChoiceCounts } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';

/** One line on a page, or all of its fields under each other in a sheet. */
export type FormPlace = 'bar' | 'sheet';

/** Where a field is: in one of these, or alone over a phone's screen. */
export type FieldPlace = FormPlace | 'step';

/** What every field of the search is given. */
export interface FieldProps {
  draft: SearchCriteria;
  change: (part: Partial<SearchCriteria>) => void;
  /** False until the browser has taken the form over: then it is a plain form. */
  live: boolean;
  place: FieldPlace;
  /** How many homes each choice leads to; null while that is unknown. */
  counts: ChoiceCounts | null;
  /** Opens the field over all of the screen where the bar is too narrow for it. */
  step?: Elsewhere;
}
