import { islandTag } from './island.ts';

/** When each part of the page was first touched, in milliseconds since 1970. */
const touched = new WeakMap<Element, number>();

/** Remembers when an island is first touched, which may be before its code is there. Browser only. */
export function rememberTouch(island: Element, at = Date.now()): void {
  if (!touched.has(island)) touched.set(island, at);
}

/** When somebody first touched the island around what a selector finds; null: nobody did. Browser only. */
export function firstTouchOf(selector: string): number | null {
  if (import.meta.env.SSR) return null;
  const island = document.querySelector(selector)?.closest(islandTag);
  return (island && touched.get(island)) ?? null;
}
