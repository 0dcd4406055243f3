import { askedLabels, askedStates, filters, type FilterName, type FilterRow } from '../domain/filters.ts';

/** Null is not known. */
export type Mark = number | string | boolean | null;

/** A filter of which one of a few can be chosen. */
export interface Select {
  name: FilterName;
  values: readonly string[];
  /** Whether homes with this mark, a label's rank or a state's name, are shown to who has chosen a value. */
  fits: (mark: Mark, value: string) => boolean;
}

export const selects: readonly Select[] = filters.flatMap((filter) => selectOf(filter) ?? []);

/** Every value that can be chosen, in the order of their bits in `fits` (choice-columns.ts). */
export const options = selects.flatMap((select) => select.values.map((value) => ({ select, value })));

function selectOf({ name, kind }: FilterRow): Select | null {
  switch (kind) {
    case 'label':
      return {
        name,
        values: askedLabels,
        fits: (rank, label) => typeof rank === 'number' && rank <= askedLabels.findIndex((each) => each === label),
      };
    case 'state':
      return { name, values: askedStates, fits: (state, asked) => state === asked };
    default:
      return null;
  }
}
