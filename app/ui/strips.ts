import { wasIdle, whenIdle } from './when-idle.ts';

/** The strips (`Strip.tsx`) of a part of the page. */
export function stripsOf(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('.carousel:has(> [data-effect="strip"])')];
}

/**
 * Brings strips to life, by code that is loaded when the browser is idle; if it cannot be loaded they stay lists to scroll.
 *
 * @returns ends what it began
 */
export function enlivenStrips(strips: readonly HTMLElement[]): () => void {
  let ends: (() => void)[] | null = [];
  const begin = async () => {
    if (!wasIdle()) await whenIdle();
    const { moveStrip } = await import('./strip-motion.ts');
    ends?.push(...strips.map(moveStrip));
  };
  if (strips.length > 0) begin().catch(() => undefined);
  return () => {
    for (const end of ends ?? []) end();
    ends = null;
  };
}
