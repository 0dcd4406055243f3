import type { Listing } from '../domain/entity.ts';

/** Where a filter is looked up: a column of `listing` and its value, of public facts only. */
export interface FilterColumn {
  column: string;
  type: 'boolean' | 'integer' | 'smallint' | 'date' | 'text';
  /** Null: not known, which never matches. */
  of: (listing: Listing) => boolean | number | string | null;
  /** To be raised when `of` changes: the column is then filled again when the site starts. */
  version: number;
}
