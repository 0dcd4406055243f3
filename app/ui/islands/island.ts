import type { ReactNode } from 'react';

/**
 * When the browser hydrates an island at the latest; touching it always does.
 *
 * - `load`: as soon as the page's script runs
 * - `idle`: when the page has loaded and the browser is idle
 * - `visible`: after that, once it is near the screen, or someone uses the Tab key or a link to a section
 * - `touch`: when someone points at it, types in it or presses it
 */
export type Wakes = 'load' | 'idle' | 'visible' | 'touch';

/** The exports of a `<Name>.island.tsx` file. */
export interface IslandFile {
  default: (props: never) => ReactNode;
  wakes: Wakes;
  /** Fetches the `untold` props, which are not in the document, before hydration. */
  prepare?: (props: never) => Promise<object>;
}

/** The element around an island. */
export const islandTag = 'gevel-island';

export const islandAttributes = {
  /** The file's name without `.island.tsx`. */
  name: 'data-name',
  wakes: 'data-wakes',
  /** Prefix of the island's ids (`useId`). */
  prefix: 'data-prefix',
  /** Present once it is hydrated. */
  alive: 'data-alive',
} as const;

/** Attribute of an element, such as a card, that hydrates the islands in it when touched. */
export const wakesInside = 'data-wakes-inside';

/** Attribute of the page's markup inside an island (`Slot`). */
export const slotAttribute = 'data-slot';

/** `../Costs.island.tsx` becomes `Costs`. */
export function islandName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.island\.tsx$/, '');
}
