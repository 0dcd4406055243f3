import { viewsPath } from './views-path.ts';

/**
 * Reports that a property's page is shown, once each time, even if it came from a cache. A prerendered page, or one
 * opened in a background tab, counts when it becomes visible; going back to a page counts again. Browser only.
 *
 * @param campaign the utm parameters of the visitor's first page, as a query
 */
export function countView(campaign: () => string): void {
  let isCounted = false;
  const count = () => {
    if (isCounted || document.visibilityState !== 'visible') return;
    isCounted = true;
    report(campaign());
  };
  count();
  document.addEventListener('visibilitychange', count);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isCounted = false;
    count();
  });
}

/** Reports that a home was added to the favourites. Browser only. */
export function countKept(id: string): void {
  navigator.sendBeacon(viewsPath, new URLSearchParams({ path: location.pathname, kept: id }));
}

/** Reports that the search on the page found nothing, if that is so. Browser only. */
export function countEmptySearch(): void {
  if (document.querySelector('[data-found-none]') === null) return;
  navigator.sendBeacon(viewsPath, new URLSearchParams({ path: location.pathname, none: location.search }));
}

/** Only the host of the referring page is sent. */
function report(campaign: string): void {
  const view = new URLSearchParams(campaign);
  view.set('path', location.pathname);
  if (document.referrer !== '') view.set('from', new URL(document.referrer).host);
  navigator.sendBeacon(viewsPath, view);
}
