import type { ListingRecord, Municipality, ProjectRecord, PropertyType, TombstoneStatus } from './entity.ts';

/** A record that could not be parsed. */
export interface SetAside {
  kind: 'listing' | 'project' | 'city' | 'type' | 'deletion';
  /** Null if even the id could not be read. */
  id: string | null;
  /** Position in its list, from 0. */
  index: number;
  /** For the agency's log: field and complaint, never the field's value. */
  reason: string;
}

export interface Deletion {
  id: string;
  /** Null: derived from its last marquee, or withdrawn. */
  status: TombstoneStatus | null;
  /** ISO day on which it was sold or rented; null: the day of the import. */
  day: string | null;
  /** When it was removed in the CRM; ignored if older than the listing. Absent: now. */
  at?: string;
}

/** The common form of all CRM payloads, which the store imports. */
export interface Feed {
  /** True only if the run contains everything in the CRM: missing listings then count as removed. */
  complete: boolean;
  municipalities: Municipality[];
  propertyTypes: PropertyType[];
  /** May be async, because a CRM's data need not fit into memory. Reading it may add to `setAside`. */
  listings: Iterable<ListingRecord> | AsyncIterable<ListingRecord>;
  /** Number of listing records in the run, readable or not: for progress, and to detect a run that shrank. */
  listingCount: number;
  projects: ProjectRecord[];
  /**
   * Whether the run has a list of projects, even an empty one. Otherwise projects are left alone, even by a complete
   * run.
   */
  listsProjects: boolean;
  deletions: Deletion[];
  setAside: SetAside[];
}

/** Turns a CRM's export, from files or HTTP responses, into a feed. */
export interface FeedFormat {
  /**
   * Whether files are in this format.
   *
   * @param beginning of the first file; only its ASCII is reliable, because the encoding is not known yet
   */
  recognises(beginning: string): boolean;
  /**
   * @param files files or pages of the export, in order
   * @param detailUrl the URL of a listing's details in the CRM, with `{ID}` in it; null if the export includes them
   * @throws {Error} with the code `FEED_UNREADABLE` and a sentence
   */
  open(files: readonly string[], detailUrl: string | null): Promise<Feed>;
}
