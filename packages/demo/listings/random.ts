/** A seeded random generator (mulberry32): the same seed gives the same demo. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer; both ends are included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  chance(share: number): boolean;
  /** One of the items, chosen by weight; undefined if all weights are 0. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined;
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
    weighted(items, weightOf) {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      return items.find((item) => (left -= weightOf(item)) < 0);
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/**
 * A generator per subject (`'facts', 17`), so that one more draw for the pictures changes no price. The seed is
 * hashed, so that adjacent subjects are uncorrelated.
 */
export function randomFor(seed: number, ...subject: readonly (string | number)[]): Random {
  let mixed = seed >>> 0;
  for (const letter of subject.join('/')) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return createRandom((mixed ^ (mixed >>> 16)) >>> 0);
}
