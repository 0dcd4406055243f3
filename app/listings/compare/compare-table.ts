import type { PropertyCard } from '../cards/property-card.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

/** Why one value of a row is worth a look. */
export type Best = 'lowest' | 'most' | 'largest';

export interface CompareCell {
  /** In the page's language; null where the CRM does not say. */
  text: string | null;
  /** The label that the text names, to be drawn. */
  epc?: EpcLabel;
  /** A flood score D, which Flemish law has adverts show a symbol for. */
  isFloodProne?: true;
  best?: Best;
}

export interface CompareRow {
  key: string;
  name: string;
  /** One per column; null in that of a home that is gone. */
  cells: (CompareCell | null)[];
  /** All homes that are still there say the same. */
  isSame: boolean;
}

export interface CompareColumn {
  id: string;
  card: PropertyCard | null;
  /** What became of a home that is gone. */
  gone: string | null;
  /** The comparison without it. */
  without: string;
}

export interface CompareTableData {
  columns: CompareColumn[];
  rows: CompareRow[];
}
