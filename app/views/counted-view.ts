import { viewsPath } from './views-path.ts';

/**
 * Reports that the page of a property is shown: once each time it is, whatever cache it came from. A page that is prerendered, or opened
 * in the background, counts when somebody sees it; one to which the browser goes back counts again. Browser only.
 *
 * @param campaign the utm parameters with which the visitor came to the site, as a query
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

/** Of the page before this one only its host is told. */
function report(campaign: string): void {
  const view = new URLSearchParams(campaign);
  view.set('path', location.pathname);
  if (document.referrer !== '') view.set('from', new URL(document.referrer).host);
  navigator.sendBeacon(viewsPath, view);
}
