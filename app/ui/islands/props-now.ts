import { islandTag } from './island.ts';
import { readPage } from './trusted-html.ts';

/**
 * Fetches the current page again and returns the props of one of its islands.
 *
 * @param selector matches an element in the island
 * @returns null if the request fails, or there is no such island
 */
export async function propsNow(selector: string): Promise<object | null> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return null;
  const page = await readPage(answer);
  const told = page.querySelector(selector)?.closest(islandTag)?.lastElementChild?.textContent;
  return told ? JSON.parse(told) : null;
}
