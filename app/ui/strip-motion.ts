import EmblaCarousel from 'embla-carousel';
import { reducedMotionQuery } from './reduced-motion.ts';
import { halfASecond, scrolledTo } from './slides.ts';

/**
 * Lets Embla move a strip (`Strip.tsx`) by mouse, finger, buttons and arrow keys, starting from its scroll position.
 * Buttons at an end are disabled.
 *
 * @returns a function that turns it back into a scrollable list
 */
export function moveStrip(strip: HTMLElement): () => void {
  const viewport = strip.querySelector<HTMLElement>('.carousel-viewport');
  if (!viewport) return () => undefined;
  const startIndex = scrolledTo(viewport) ?? 0;
  // Embla moves the slides by transforms: from now on the list must neither scroll nor snap, which would add to them.
  viewport.toggleAttribute('data-alive', true);
  const motion = window.matchMedia(reducedMotionQuery);
  const duration = () => ({ duration: motion.matches ? 0 : halfASecond });
  const embla = EmblaCarousel(viewport, { align: 'start', startIndex, ...duration() });

  const step = (by: number) => (by > 0 ? embla.scrollNext() : embla.scrollPrev());
  const show = () => {
    for (const button of strip.querySelectorAll<HTMLElement>('[data-step]')) {
      const leadsOn = Number(button.dataset.step) > 0 ? embla.canScrollNext() : embla.canScrollPrev();
      if (leadsOn) button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
    }
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => embla.scrollTo(0),
    End: () => embla.scrollTo(embla.scrollSnapList().length - 1),
  };
  const ended = new AbortController();
  const until = { signal: ended.signal };
  strip.addEventListener(
    'keydown',
    (event) => {
      const move = keys[event.key];
      if (!move) return;
      // Prevents Home and End from scrolling the page.
      event.preventDefault();
      move();
    },
    until,
  );
  strip.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (button) step(Number(button.dataset.step));
    },
    until,
  );
  motion.addEventListener('change', () => embla.reInit(duration()), until);
  embla.on('select', show).on('reInit', show);
  show();
  return () => {
    ended.abort();
    embla.destroy();
    viewport.toggleAttribute('data-alive', false);
  };
}
