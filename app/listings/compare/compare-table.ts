import type { PropertyCard } from '../cards/property-card.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';

/** Why a value is marked. */
export type Best = 'lowest' | 'most' | 'largest';

export interface CompareCell {
  /** In the page's language; null if unknown. */
  text: string | null;
  /** The label to draw for the text. */
  epc?: EpcLabel;
  /** A flood score D, for which Flemish law requires a symbol. */
  isFloodProne?: true;
  best?: Best;
}

export interface CompareRow {
  key: string;
  name: string;
  /** One per column; null for a home that is gone. */
  cells: (CompareCell | null)[];
  /** Whether all remaining homes have the same value. */
  isSame: boolean;
}

export interface CompareColumn {
  id: string;
  card: PropertyCard | null;
  /** Text for a home that is gone. */
  gone: string | null;
  /** URL of the comparison without it. */
  without: string;
}

export interface CompareTableData {
  columns: CompareColumn[];
  rows: CompareRow[];
}
