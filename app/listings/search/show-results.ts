import { leaveFor } from '~/ui/dialogs.ts';
import { showPage } from '~/ui/islands/show-page.ts';
import type { ShowResults } from './search-flow.ts';

/** The element that holds what a search found. */
export const resultsId = 'results';

/** The address whose results are on the page. */
let shown = import.meta.env.SSR ? '' : location.pathname + location.search;
/** How far the page was scrolled at each of this document's entries in the history. */
const scrolls = new Map<number, number>();

/** Shows the results of another search in this document, once they are there; elsewhere, and for another goal, as a document of their own. */
export const showResults: ShowResults = (address, { replace, scroll }) => {
  const target = new URL(address, location.href);
  if (target.pathname !== location.pathname || document.getElementById(resultsId) === null)
    return leaveFor(target, { replace });
  const at = entry();
  scrolls.set(at, scrollY);
  const state = { results: replace ? at : at + 1 };
  void show(target.href, { replace, state, onShown: () => scroll && scrollTo(0, 0) });
};

/** Listens for the back button, which leads through the searches of one document. */
export function enlivenResults(): void {
  if (document.getElementById(resultsId) === null) return;
  addEventListener('popstate', () => {
    // A dialog's entry has the same address.
    if (location.pathname + location.search === shown) return;
    const y = scrolls.get(entry());
    const scrollBack = () => y !== undefined && scrollTo(0, y);
    let isUsed = false;
    for (const use of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(use, () => (isUsed = true), { once: true, capture: true, passive: true });
    // Its islands may move what is below them.
    void show(location.href, { state: null, onShown: scrollBack }).then(
      (isShown) => isShown && !isUsed && scrollBack(),
    );
  });
  addEventListener('scroll', () => scrolls.set(entry(), scrollY), { passive: true });
}

async function show(address: string, options: Parameters<typeof showPage>[1]): Promise<boolean> {
  document.getElementById(resultsId)?.setAttribute('aria-busy', 'true');
  return showPage(address, {
    ...options,
    isKnown: (next) => next.getElementById(resultsId) !== null,
    onShown: () => {
      shown = location.pathname + location.search;
      options?.onShown?.();
    },
  });
}

/** Which of this document's entries in the history the page is at. */
function entry(): number {
  return Number(history.state?.results ?? 0);
}
