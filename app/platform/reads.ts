/** The part of the revisions that readers need. */
export interface CurrentRevisions {
  current(name: string): number;
}

/**
 * What one request has read, as revisions taken before the reading: the page cache keeps a page for as long as they hold
 * (requirements 10.43).
 */
export class Reads {
  readonly revisions = new Map<string, number>();
  /** Something came from an old copy because its source did not answer; such a page must not be kept. */
  degraded = false;

  constructor(private readonly current: CurrentRevisions) {}

  /** An empty record over the same revisions, for something whose reads are kept apart. */
  fresh(): Reads {
    return new Reads(this.current);
  }

  note(...names: string[]): void {
    for (const name of names) {
      if (!this.revisions.has(name)) this.revisions.set(name, this.current.current(name));
    }
  }
}

/** Whether everything that was read is still as it was. */
export function stillCurrent(read: ReadonlyMap<string, number>, revisions: CurrentRevisions): boolean {
  for (const [name, revision] of read) {
    if (revisions.current(name) !== revision) return false;
  }
  return true;
}
