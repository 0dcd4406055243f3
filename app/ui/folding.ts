import { openWhereThereIsRoom } from './room.ts';

/** Panels that close by themselves (Popover.tsx). */
const openPanels = 'details[data-folding][open]';

/**
 * Closes open panels on Escape, on a click outside, and when the focus leaves them. A panel opens where there is room for
 * it, and its first field has the focus. It listens once, so that panels close before their own code has loaded, however soon after they were opened; and on the way down from
 * the window, because React stops events at the document that hit markup whose code has not loaded.
 */
export function foldPanels(): void {
  window.addEventListener('keydown', foldOnEscape, { capture: true });
  window.addEventListener('pointerdown', ({ target }) => leave(target), { capture: true });
  window.addEventListener('focusin', ({ target }) => leave(target), { capture: true });
  // A press inside an iframe fires no event here; the page only loses the focus to it.
  window.addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) leave(document.activeElement);
  });
  // Not `toggle`: the browser fires that some time later, and keys that are pressed in between would be lost. An observer runs before the next of them.
  new MutationObserver((changes) => changes.forEach(({ target }) => comeIntoSight(target))).observe(document, {
    subtree: true,
    attributeFilter: ['open'],
  });
  window.addEventListener('resize', () => document.querySelectorAll(openPanels).forEach(place));
  // Opened by HTML alone, before this script was there.
  document.querySelectorAll(openPanels).forEach(focusField);
}

function foldOnEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  const panel = key === 'Escape' && target instanceof Element && target.closest<HTMLDetailsElement>(openPanels);
  if (!panel) return;
  // The key must not reach what contains the panel, such as a slider.
  event.stopImmediatePropagation();
  fold(panel);
}

/** Closes the panel around a field whose value was confirmed, where it is in one; the focus goes back to the panel's button. */
export function foldAround(field: Element): void {
  const panel = field.closest<HTMLDetailsElement>(openPanels);
  if (panel) fold(panel);
}

function fold(panel: HTMLDetailsElement): void {
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

function leave(next: EventTarget | null): void {
  if (!(next instanceof Node)) return;
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(openPanels)) {
    if (!panel.contains(next)) panel.open = false;
  }
}

function comeIntoSight(target: Node): void {
  if (!(target instanceof Element && target.matches(openPanels))) return;
  place(target);
  focusField(target);
}

function place(panel: Element): void {
  const [opener, content] = [panel.firstElementChild, panel.lastElementChild?.firstElementChild];
  if (opener && content instanceof HTMLElement) openWhereThereIsRoom(opener, content);
}

/** A panel that asks for one thing is ready to be typed in. Whoever has gone on to something in it is left there. */
function focusField(panel: Element): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.parentElement !== panel) return;
  panel.querySelector<HTMLElement>('[data-typed-first] input')?.focus({ preventScroll: true });
}
