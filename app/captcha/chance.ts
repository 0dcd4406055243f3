/** Seeded pseudo-random numbers, so that requesting a picture again returns the same one. */
export interface Chance {
  between(least: number, most: number): number;
  /** A whole number below `count`. */
  below(count: number): number;
}

/** @param seed 32 hexadecimal digits. The generator is mulberry32, which is not cryptographically secure. */
export function chanceOf(seed: string): Chance {
  let state = Number.parseInt(seed.slice(0, 8), 16);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    below: (count) => Math.floor(next() * count),
  };
}
