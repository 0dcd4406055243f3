import type { ListingRecord, Municipality, ProjectRecord, PropertyType, TombstoneStatus } from './entity.ts';

/** A record that did not parse, with what is known of it. */
export interface SetAside {
  kind: 'listing' | 'project' | 'city' | 'type' | 'deletion';
  /** Null if even the id could not be read. */
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
  /** The time it was removed in the CRM: one older than the listing has no effect. Absent: now. */
  at?: string;
}

/** What every feed turns its CRM's payload into, and the store imports. */
export interface Feed {
  /** True only if the run holds everything the CRM has: then missing listings count as removed. */
  complete: boolean;
  municipalities: Municipality[];
  propertyTypes: PropertyType[];
  /** An async iterable: a CRM's data need not fit into memory. Reading may add to `setAside`. */
  listings: Iterable<ListingRecord> | AsyncIterable<ListingRecord>;
  /** Number of listing records in the run, readable or not: for the progress, and to detect a run that shrank. */
  listingCount: number;
  projects: ProjectRecord[];
  /** Whether the run has a list of projects, even an empty one. Without one it says nothing about them, complete or not. */
  listsProjects: boolean;
  deletions: Deletion[];
  setAside: SetAside[];
}

/** How a CRM's export, a file or what an address answers, becomes a feed. */
export interface FeedFormat {
  /**
   * Whether files are in this format.
   *
   * @param beginning of the first of them; only its ASCII is sure to be right, for its encoding is not known yet
   */
  recognises(beginning: string): boolean;
  /**
   * @param files of the export, or its pages, in order
   * @param detailUrl the URL of a listing's details in the CRM, with `{ID}` in it; null: the export has them
   * @throws {Error} with the code `FEED_UNREADABLE` and a sentence
   */
  open(files: readonly string[], detailUrl: string | null): Promise<Feed>;
}
