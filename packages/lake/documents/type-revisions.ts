/** When documents of each type last changed, so that a keystroke in a page leaves cached queries of articles valid. */
export interface TypeRevisions {
  /** Call it after everything was reloaded. */
  reset(sequence: number): void;
  note(types: readonly string[], published: boolean, sequence: number): void;
  /** @param publishedOnly ignores drafts and versions */
  latest(types: readonly string[], publishedOnly: boolean): number;
}

export function createTypeRevisions(): TypeRevisions {
  const any = new Map<string, number>();
  const published = new Map<string, number>();
  let loaded = 0;
  return {
    reset: (sequence) => {
      loaded = sequence;
      any.clear();
      published.clear();
    },
    note: (types, isPublished, sequence) => {
      for (const type of types) {
        any.set(type, sequence);
        if (isPublished) published.set(type, sequence);
      }
    },
    latest: (types, publishedOnly) => {
      const revisions = publishedOnly ? published : any;
      return types.reduce((latest, type) => Math.max(latest, revisions.get(type) ?? 0), loaded);
    },
  };
}
