import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { useCoversAction } from './use-covers-action.ts';

/** Milliseconds, requirements §9. */
const duration = 500;

/** It ends above the footer, and gives way to what it would lie over. */
export function ToTopButton() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const givesWay = useCoversAction(button);
  return (
    <div data-at-end="" className="to-top sticky bottom-(--covered-below) z-30 h-0">
      <button
        ref={button}
        type="button"
        data-gives-way={givesWay || undefined}
        onClick={scrollToTop}
        className="to-top-button absolute right-4 bottom-4 inline-flex size-11 cursor-pointer items-center justify-center rounded-base border border-line bg-surface text-slate shadow-float transition-opacity data-gives-way:pointer-events-none data-gives-way:not-focus-visible:opacity-0"
      >
        <ArrowUp size={20} aria-hidden />
        <span className="sr-only">{t('frame.toTop')}</span>
      </button>
    </div>
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
