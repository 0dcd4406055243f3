import { pageShown } from '~/ui/page-shown.ts';
import type { ShowResults } from '../search/search-flow.ts';

/** The element that holds what a search found. */
export const resultsId = 'results';

/** The answer that is waited for. */
let waiting: AbortController | null = null;
/** The address whose results are on the page. */
let shown = import.meta.env.SSR ? '' : location.pathname + location.search;
/** How far the page was scrolled at each of its entries in the history. */
const scrolls = new Map<number, number>();

/** Shows the results of another search in this document, once they are there; without an answer, or elsewhere, as a document of their own. */
export const showResults: ShowResults = (address, { replace, scroll }) => {
  const target = new URL(address, location.href);
  if (target.pathname !== location.pathname || document.getElementById(resultsId) === null) return location.assign(target);
  void read(target, (url) => {
    const at = entry();
    scrolls.set(at, scrollY);
    const state = { ...history.state, results: replace ? at : at + 1 };
    if (replace) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
  }).then((isThere) => {
    if (isThere && scroll) scrollTo(0, 0);
  });
};

/** Listens for the back button, which leads through the searches of one document. */
export function enlivenResults(): void {
  if (document.getElementById(resultsId) === null) return;
  addEventListener('popstate', () => {
    if (location.pathname + location.search === shown) return;
    const y = scrolls.get(entry());
    void read(new URL(location.href), () => undefined).then((isThere) => {
      if (isThere && y !== undefined) scrollTo(0, y);
    });
  });
  addEventListener('scroll', () => scrolls.set(entry(), scrollY), { passive: true });
}

/** Which of this document's entries in the history the page is at. */
function entry(): number {
  return Number(history.state?.results ?? 0);
}

/**
 * @param arrive called with the address of the answer, before it is shown
 * @returns whether it is shown: another search may have been asked for meanwhile
 */
async function read(target: URL, arrive: (url: string) => void): Promise<boolean> {
  waiting?.abort();
  const own = (waiting = new AbortController());
  document.getElementById(resultsId)?.setAttribute('aria-busy', 'true');
  try {
    const [answer, { takeOver }] = await Promise.all([
      fetch(target, { signal: own.signal, headers: { Accept: 'text/html' } }),
      import('~/ui/islands/take-over.ts'),
    ]);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (own.signal.aborted) return false;
    const url = answer.redirected ? answer.url : target.href;
    if (!answer.ok || next.getElementById(resultsId) === null) throw new Error(`${url} is no page of results`);
    arrive(url);
    shown = location.pathname + location.search;
    takeOver(next);
    const content = document.getElementById('content');
    if (content) pageShown(content);
    return true;
  } catch {
    if (own.signal.aborted) return false;
    // A reference leads to a property; what cannot be fetched may come as a document.
    if (target.href === location.href) location.reload();
    else location.assign(target);
    return false;
  }
}
