import { leaveFor } from '~/ui/dialogs.ts';
import { showPage } from '~/ui/islands/show-page.ts';
import type { ShowResults } from './search-flow.ts';

/** Id of the element that holds the results. */
export const resultsId = 'results';

/** The address whose results are on the page. */
let shown = import.meta.env.SSR ? '' : location.pathname + location.search;
/** Scroll position of each of this document's history entries. */
const scrolls = new Map<number, number>();

/**
 * Replaces the results in this document once they are loaded. On other pages, and for another goal, navigates to a new
 * document.
 */
export const showResults: ShowResults = (address, { replace, scroll }) => {
  const target = new URL(address, location.href);
  if (target.pathname !== location.pathname || document.getElementById(resultsId) === null)
    return leaveFor(target, { replace });
  const at = entry();
  scrolls.set(at, scrollY);
  const state = { results: replace ? at : at + 1 };
  void show(target.href, { replace, state, onShown: () => scroll && scrollTo(0, 0) });
};

/** Handles the back button, which steps through the searches of one document. */
export function enlivenResults(): void {
  if (document.getElementById(resultsId) === null) return;
  addEventListener('popstate', () => {
    // A dialog's history entry has the same address.
    if (location.pathname + location.search === shown) return;
    const y = scrolls.get(entry());
    const scrollBack = () => y !== undefined && scrollTo(0, y);
    let isUsed = false;
    for (const use of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(use, () => (isUsed = true), { once: true, capture: true, passive: true });
    // Scroll again once the islands have hydrated: they may shift the content.
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

/** Index of the current history entry within this document. */
function entry(): number {
  return Number(history.state?.results ?? 0);
}
