import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { scrollToTopThreshold, useScrolledBeyond } from './use-scrolled-beyond.ts';

/** Milliseconds, requirements §9. */
const duration = 500;

/** Appears after 10 px of scroll and scrolls the page back to the top. */
export function ScrollToTop() {
  const { t } = useTranslation();
  const visible = useScrolledBeyond(scrollToTopThreshold);
  if (!visible) return null;
  return (
    <button
      type="button"
      onClick={scrollToTop}
      className="to-top fixed right-4 bottom-[calc(1rem+var(--covered-below))] z-30 inline-flex size-11 cursor-pointer items-center justify-center rounded-base border border-line bg-surface text-slate shadow-float"
    >
      <ArrowUp size={20} aria-hidden />
      <span className="sr-only">{t('frame.toTop')}</span>
    </button>
  );
}

/** Native smooth scrolling has no configurable duration, so each frame is animated here; with reduced motion it jumps. */
function scrollToTop(): void {
  const start = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const done = Math.min(1, (now - began) / duration);
    window.scrollTo(0, start * (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
