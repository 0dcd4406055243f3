import { islandTag } from './island.ts';
import { readPage } from './page-styles.ts';

/**
 * What the server would tell an island of this page now.
 *
 * @param selector of something in the island
 * @returns null where there is no answer, or no such island
 */
export async function propsNow(selector: string): Promise<object | null> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return null;
  const page = readPage(await answer.text());
  const told = page.querySelector(selector)?.closest(islandTag)?.lastElementChild?.textContent;
  return told ? JSON.parse(told) : null;
}
