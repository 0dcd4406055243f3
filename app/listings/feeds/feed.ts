import type { ListingRecord, Municipality, ProjectRecord, PropertyType, TombstoneStatus } from '../domain/entity.ts';

/** A record that did not parse, with what is known of it. */
export interface SetAside {
  kind: 'listing' | 'project' | 'city' | 'type' | 'deletion';
  /** Null where even the id could not be read. */
  id: string | null;
  /** Position in its list, from 0. */
  index: number;
  /** For an agency's log: field and complaint, never the field's value. */
  reason: string;
}

export interface Deletion {
  id: string;
  /** Null: what its last marquee says, or withdrawn. */
  status: TombstoneStatus | null;
  /** ISO day on which it was sold or rented; null: the day of the import. */
  day: string | null;
  /** The moment it was removed in the CRM: one that is older than the listing has no effect. Absent: now. */
  at?: string;
}

/** What every feed turns its CRM's payload into, and the store imports. */
export interface Feed {
  /** True only when the run holds everything the CRM has: then what is missing is gone. */
  complete: boolean;
  municipalities: Municipality[];
  propertyTypes: PropertyType[];
  /** One after the other: what a CRM has need not fit into memory. Reading them may add to `setAside`. */
  listings: Iterable<ListingRecord> | AsyncIterable<ListingRecord>;
  /** How many records of listings the run holds, readable or not: for the progress, and to notice a run that shrank. */
  listingCount: number;
  projects: ProjectRecord[];
  /** Whether the run has a list of projects, be it an empty one. Without one it says nothing of them, complete or not. */
  listsProjects: boolean;
  deletions: Deletion[];
  setAside: SetAside[];
}
