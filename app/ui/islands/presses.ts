import { islandAttributes, islandTag } from './island.ts';

declare global {
  interface Window {
    /** What was pressed before the page's script was there; null from then on. */
    gevelEarly?: HTMLElement[] | null;
    /** What was touched before the page's script was there, and when first (milliseconds since 1970); null from then on. */
    gevelTouched?: Map<Element, number> | null;
    /** What was pressed in islands before they were alive, by them. */
    gevelPresses?: Map<Element, HTMLElement[]>;
    /** What was chosen from lists in islands before they were alive. */
    gevelChoices?: Map<HTMLSelectElement, string>;
  }
}

/** What the page's script answers (`enliven…` in `app/entry.client.tsx`). */
const ofPage = '[data-favourite],[data-opens],[data-prints],[data-step]';
/** What only an island can answer, or what leads somewhere where the island would open something in the page. */
const ofIsland = 'button[type=button]:not([popovertarget]),[data-in-place]';

/**
 * A script of the document itself, so that it is there before anybody can press: it keeps presses that only scripts can answer, for those to be made again once
 * their answer is alive. All other presses do what HTML says.
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

/** What was touched before the page's script was there, and when first. */
export function touchedEarly(): Map<Element, number> {
  const touched = window.gevelTouched ?? new Map<Element, number>();
  window.gevelTouched = null;
  return touched;
}

/** Presses now what was pressed before the page's script was there. */
export function pressEarly(): void {
  const presses = window.gevelEarly ?? [];
  window.gevelEarly = null;
  press(presses);
}

/** Presses now what was pressed in an island before it was alive, and chooses what was chosen. */
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
