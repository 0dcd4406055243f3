import type { Reader } from './readers.ts';

/** Connections per person or token: a browser with many Studio windows needs half of them. */
const ofOne = 100;
/** All anonymous readers count as one, which leaves room for the editors. */
const ofNobody = 1_000;

export interface Shares {
  /** Counts one more and returns a function that releases it, or `undefined` if the reader's quota is used up. */
  take(reader: Pick<Reader, 'kind' | 'id'>): (() => void) | undefined;
}

export function createShares(): Shares {
  const held = new Map<string, number>();
  return {
    take: ({ kind, id }) => {
      const key = `${kind} ${id}`;
      const count = held.get(key) ?? 0;
      if (count >= (kind === 'anonymous' ? ofNobody : ofOne)) return undefined;
      held.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (held.get(key) ?? 1) - 1;
        if (left === 0) held.delete(key);
        else held.set(key, left);
      };
    },
  };
}
