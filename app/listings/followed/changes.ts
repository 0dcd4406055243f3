/** A home as seen on a visit. */
export interface SeenHome {
  id: string;
  title: string;
  path: string;
  /** Whole euros; null if the price is not shown. */
  price: number | null;
}

export interface SearchChanges {
  added: SeenHome[];
  cheaper: { home: SeenHome; was: number }[];
  /** As they were last seen. */
  gone: SeenHome[];
}

/** The changes since `before`. A price is only compared if it is shown in both. */
export function changesBetween(before: readonly SeenHome[], now: readonly SeenHome[]): SearchChanges {
  const known = new Map(before.map((home) => [home.id, home]));
  const present = new Set(now.map(({ id }) => id));
  return {
    added: now.filter(({ id }) => !known.has(id)),
    cheaper: now.flatMap((home) => {
      const was = known.get(home.id)?.price ?? null;
      return was !== null && home.price !== null && home.price < was ? [{ home, was }] : [];
    }),
    gone: before.filter(({ id }) => !present.has(id)),
  };
}
