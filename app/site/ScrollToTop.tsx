import { onDemand } from '~/ui/late.tsx';
import { scrollToTopThreshold, useScrolledBeyond } from './use-scrolled-beyond.ts';

const ToTopButton = onDemand(async () => (await import('./ToTopButton.tsx')).ToTopButton);

/** A button appears after 10 px of scroll and scrolls the page back to the top. */
export function ScrollToTop() {
  // Its place is there from the beginning: what lies over the window's end is told to it.
  return (
    <div data-at-end="" className="to-top sticky bottom-(--covered-below) z-30 h-0">
      {useScrolledBeyond(scrollToTopThreshold) && <ToTopButton />}
    </div>
  );
}
