import type { Listing } from '../domain/entity.ts';

/** The column of `listing` behind a filter, and its value, derived from public facts only. */
export interface FilterColumn {
  column: string;
  type: 'boolean' | 'integer' | 'smallint' | 'date' | 'text';
  /** Null means unknown, which never matches. */
  of: (listing: Listing) => boolean | number | string | null;
  /** Increment when `of` changes: the column is then recomputed at startup. */
  version: number;
}
