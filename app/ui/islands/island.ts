import type { ReactNode } from 'react';

/**
 * When the browser brings an island to life, at the latest; a touch of it does at any time.
 *
 * - `load`: as soon as the page's script runs
 * - `idle`: when the page has loaded and the browser has nothing else to do
 * - `visible`: then, once it is near the screen, or somebody goes through the page by the Tab key or a link to a section
 * - `touch`: when somebody points at it, types in it or presses it
 */
export type Wakes = 'load' | 'idle' | 'visible' | 'touch';

/** What a file `<Name>.island.tsx` exports. */
export interface IslandFile {
  default: (props: never) => ReactNode;
  wakes: Wakes;
  /** Fetches what the document does not tell (`untold`): more props, before it comes to life. */
  prepare?: (props: never) => Promise<object>;
}

/** The element that holds an island. */
export const islandTag = 'gevel-island';

/** Its attributes. */
export const islandAttributes = {
  /** The file's name without `.island.tsx`. */
  name: 'data-name',
  wakes: 'data-wakes',
  /** What the ids of this island begin with (`useId`). */
  prefix: 'data-prefix',
  /** There once it is alive. */
  alive: 'data-alive',
} as const;

/** The attribute of a part of the page, such as a card, a touch of which wakes the islands in it. */
export const wakesInside = 'data-wakes-inside';

/** The attribute of what an island holds without knowing it (`Slot`). */
export const slotAttribute = 'data-slot';

/** `../Costs.island.tsx` is `Costs`. */
export function islandName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.island\.tsx$/, '');
}
