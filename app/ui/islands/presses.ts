import { islandAttributes, islandTag } from './island.ts';

declare global {
  interface Window {
    /** What was pressed in islands before they were alive, by them. */
    gevelPresses?: Map<Element, HTMLElement[]>;
  }
}

/** What only scripts can answer, or what leads somewhere where scripts would open something in the page (`data-in-place`). Hearts and strips have listeners of their own. */
const waiting = 'button[type=button]:not([popovertarget],[data-favourite],[data-step]),[data-in-place]';

/**
 * A script of the document itself, so that it is there before anybody can press: it keeps what is pressed in an island that is not alive yet, for the
 * island to be pressed once it is.
 */
export const keepPresses = `(() => {
  const presses = gevelPresses = new Map();
  addEventListener('click', (event) => {
    const island = event.target.closest?.('${islandTag}');
    const pressed = event.target.closest?.('a,button,summary,label,input,select,textarea');
    if (!island || island.hasAttribute('${islandAttributes.alive}') || !pressed?.matches('${waiting}')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.set(island, [...(presses.get(island) ?? []), pressed]);
  }, true);
})()`;

/** Presses now what was pressed in an island before. */
export function pressAgain(island: Element): void {
  const presses = window.gevelPresses?.get(island) ?? [];
  window.gevelPresses?.delete(island);
  for (const pressed of presses) if (pressed.isConnected) pressed.click();
}
