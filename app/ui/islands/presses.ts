import { islandAttributes, islandTag } from './island.ts';

declare global {
  interface Window {
    /** Elements pressed before the page's script ran; null from then on. */
    gevelEarly?: HTMLElement[] | null;
    /** Elements touched before the page's script ran, with the first time (ms since 1970); null from then on. */
    gevelTouched?: Map<Element, number> | null;
    /** Elements pressed in islands before hydration, by island. */
    gevelPresses?: Map<Element, HTMLElement[]>;
    /** Options chosen from selects in islands before hydration. */
    gevelChoices?: Map<HTMLSelectElement, string>;
  }
}

/** Elements that the page's script handles (`enliven…` in `app/entry.client.tsx`). */
const ofPage = '[data-favourite],[data-opens],[data-prints],[data-step]';
/** Elements that only an island can handle, or links for which it would open something in the page. */
const ofIsland = 'button[type=button]:not([popovertarget]),[data-in-place]';

/**
 * An inline script, so that it runs before anyone can press anything. It records presses that only scripts can handle
 * and replays them once their handler is there. All other presses do what HTML says.
 */
export const keepPresses = `(() => {
  gevelEarly = [];
  gevelTouched = new Map();
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, ({ target }) => gevelTouched?.has(target) || gevelTouched?.set(target, Date.now()), true);
  gevelPresses = new Map();
  addEventListener('click', (event) => {
    const pressed = event.target.closest?.('a,button,summary,label,input,select,textarea');
    if (!pressed) return;
    const island = pressed.closest('${islandTag}');
    if (pressed.matches('${ofPage}')) {
      if (!gevelEarly) return;
      gevelEarly.push(pressed);
    } else {
      if (!island || island.hasAttribute('${islandAttributes.alive}') || !pressed.matches('${ofIsland}')) return;
      gevelPresses.set(island, [...(gevelPresses.get(island) ?? []), pressed]);
    }
    event.preventDefault();
    event.stopPropagation();
  }, true);
  gevelChoices = new Map();
  addEventListener('change', ({ target }) => {
    if (target.localName === 'select' && target.closest('${islandTag}:not([${islandAttributes.alive}])'))
      gevelChoices.set(target, target.value);
  }, true);
})()`;

/** The elements touched before the page's script ran, with the time of the first touch. */
export function touchedEarly(): Map<Element, number> {
  const touched = window.gevelTouched ?? new Map<Element, number>();
  window.gevelTouched = null;
  return touched;
}

/** Replays the presses made before the page's script ran. */
export function pressEarly(): void {
  const presses = window.gevelEarly ?? [];
  window.gevelEarly = null;
  press(presses);
}

/** Replays the presses and choices made in an island before it was hydrated. */
export function pressAgain(island: Element): void {
  const presses = window.gevelPresses?.get(island) ?? [];
  window.gevelPresses?.delete(island);
  press(presses);
  for (const [select, value] of window.gevelChoices ?? []) {
    if (select.closest(islandTag) !== island) continue;
    window.gevelChoices?.delete(select);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function press(presses: readonly HTMLElement[]): void {
  for (const pressed of presses) if (pressed.isConnected) pressed.click();
}
