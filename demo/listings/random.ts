/** A seeded source of chance (mulberry32): one seed, one demo. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Whole number, both ends included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  chance(share: number): boolean;
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
  };
}
