import type { Elsewhere } from '~/ui/elsewhere.ts';
import type { ChoiceCounts } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';

/** A bar on the page, or a sheet with all fields below each other. */
export type FormPlace = 'bar' | 'sheet';

/** Where a field is shown: in the bar, in the sheet, or alone in a full-screen step. */
export type FieldPlace = FormPlace | 'step';

export interface FieldProps {
  draft: SearchCriteria;
  change: (part: Partial<SearchCriteria>) => void;
  /** False before hydration: the form is then a plain one. */
  live: boolean;
  place: FieldPlace;
  /** Number of homes per choice; null while unknown. */
  counts: ChoiceCounts | null;
  /** Opens the field full screen where the bar is too narrow. */
  step?: Elsewhere;
}
