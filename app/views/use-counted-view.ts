import { useEffect } from 'react';
import { viewsPath } from './views-path.ts';

/**
 * Reports that the page of a property is shown: once each time it is, whatever cache it came from. A page that is prerendered, or opened
 * in the background, counts when somebody sees it; one to which the browser goes back counts again.
 *
 * @param property its id
 * @param campaign the utm parameters with which the visitor came to the site, as a query
 */
export function useCountedView(property: string, campaign: () => string): void {
  useEffect(() => {
    let isCounted = false;
    const count = () => {
      if (isCounted || document.visibilityState !== 'visible') return;
      isCounted = true;
      report(campaign());
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isCounted = false;
      count();
    };
    // In development React runs each effect twice at first.
    const begin = setTimeout(count);
    document.addEventListener('visibilitychange', count);
    addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(begin);
      document.removeEventListener('visibilitychange', count);
      removeEventListener('pageshow', comeBack);
    };
  }, [property, campaign]);
}

/** Of the page before this one only its host is told. */
function report(campaign: string): void {
  const view = new URLSearchParams(campaign);
  view.set('path', location.pathname);
  if (document.referrer !== '') view.set('from', new URL(document.referrer).host);
  navigator.sendBeacon(viewsPath, view);
}
