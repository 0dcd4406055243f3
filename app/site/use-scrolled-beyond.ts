import { useSyncExternalStore } from 'react';

/** Pixels of scroll after which the header is fixed and its logo shrinks, requirements §4 and §9. */
export const headerThreshold = 30;
/** Pixels of scroll after which the scroll-to-top button appears, requirements §2 and §9. */
export const scrollToTopThreshold = 10;

/** Whether the page is scrolled further than this many pixels; false on the server. */
export function useScrolledBeyond(threshold: number): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > threshold,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
