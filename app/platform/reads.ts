/** The part of the revisions that readers need. */
export interface CurrentRevisions {
  current(name: string): number;
}

/**
 * What one request has read, as revisions taken before reading. The page cache keeps a page as long as they are current
 * (requirements 10.43).
 */
export class Reads {
  readonly revisions = new Map<string, number>();
  /** Whether stale data was used because its source did not respond; such a page must not be cached. */
  degraded = false;

  constructor(private readonly current: CurrentRevisions) {}

  /** An empty record over the same revisions, for something with its own dependencies. */
  fresh(): Reads {
    return new Reads(this.current);
  }

  note(...names: string[]): void {
    for (const name of names) {
      if (!this.revisions.has(name)) this.revisions.set(name, this.current.current(name));
    }
  }
}

/** Whether nothing that was read has changed since. */
export function stillCurrent(read: ReadonlyMap<string, number>, revisions: CurrentRevisions): boolean {
  for (const [name, revision] of read) {
    if (revisions.current(name) !== revision) return false;
  }
  return true;
}
