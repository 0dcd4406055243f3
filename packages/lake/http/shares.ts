import type { Reader } from './readers.ts';

/** Connections that one person or token may hold: a browser with many windows of the Studio needs half of them. */
const ofOne = 100;
/** All those without a name count as one, and leave room for the editors. */
const ofNobody = 1_000;

/** Counts the connections of each reader. */
export interface Shares {
  /** One more: what gives it back, or `undefined` where the reader has as many as it may. */
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
