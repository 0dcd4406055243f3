import { whenIdle } from './when-idle.ts';

/** The strips (`Strip.tsx`) in a part of the page. */
export function stripsOf(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('.carousel:has(> [data-effect="strip"])')];
}

/**
 * Makes strips interactive. The code loads when the browser is idle; until then, and if it cannot be loaded, buttons
 * scroll the list.
 *
 * @returns a cleanup function
 */
export function enlivenStrips(strips: readonly HTMLElement[]): () => void {
  let ends: (() => void)[] | null = strips.map((strip) => {
    strip.addEventListener('click', scrollByButton);
    return () => strip.removeEventListener('click', scrollByButton);
  });
  const begin = async () => {
    await whenIdle();
    const { moveStrip } = await import('./strip-motion.ts');
    ends?.push(...strips.map(moveStrip));
  };
  if (strips.length > 0) begin().catch(() => undefined);
  return () => {
    for (const end of ends ?? []) end();
    ends = null;
  };
}

function scrollByButton({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
  const list = button?.closest('.carousel')?.querySelector('.carousel-viewport:not([data-alive])');
  const slide = list?.querySelector<HTMLElement>('.carousel-slide');
  if (button && slide) list?.scrollBy(Number(button.dataset.step) * slide.offsetWidth, 0);
}
