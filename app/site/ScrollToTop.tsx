import { onDemand } from '~/ui/late.tsx';
import { scrollToTopThreshold, useScrolledBeyond } from './use-scrolled-beyond.ts';

const ToTopButton = onDemand(async () => (await import('./ToTopButton.tsx')).ToTopButton);

/** A button appears after 10 px of scroll and scrolls the page back to the top. */
export function ScrollToTop() {
  return useScrolledBeyond(scrollToTopThreshold) ? <ToTopButton /> : null;
}
