import { islandTag } from './island.ts';

/** When each island was first touched, in milliseconds since 1970. */
const touched = new WeakMap<Element, number>();

/** Records the first touch of an island, which may precede its code. Browser only. */
export function rememberTouch(island: Element, at = Date.now()): void {
  if (!touched.has(island)) touched.set(island, at);
}

/** When the island around a selector's match was first touched; null if it was not. Browser only. */
export function firstTouchOf(selector: string): number | null {
  if (import.meta.env.SSR) return null;
  const island = document.querySelector(selector)?.closest(islandTag);
  return (island && touched.get(island)) ?? null;
}
