import { openWhereThereIsRoom } from './room.ts';

/** Selects the open panels that close by themselves (Popover.tsx). */
const openPanels = 'details[data-folding][open]';

/**
 * Closes open panels on Escape, on a click outside, and when the focus leaves them. An opening panel is placed where
 * there is room and its first field focused. The listeners are global, so that they work before a panel's own code has
 * loaded, and in the capture phase on the window, because React stops events at the document that hit markup whose code
 * has not loaded.
 */
export function foldPanels(): void {
  window.addEventListener('keydown', foldOnEscape, { capture: true });
  window.addEventListener('pointerdown', ({ target }) => leave(target), { capture: true });
  window.addEventListener('focusin', ({ target }) => leave(target), { capture: true });
  // A press inside an iframe fires no event here; the page only loses the focus to it.
  window.addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) leave(document.activeElement);
  });
  // Not `toggle`, which the browser fires later, so that keys pressed in between would be lost; an observer runs
  // sooner.
  new MutationObserver((changes) => changes.forEach(({ target }) => comeIntoSight(target))).observe(document, {
    subtree: true,
    attributeFilter: ['open'],
  });
  window.addEventListener('resize', () => document.querySelectorAll(openPanels).forEach(place));
  // Opened by HTML alone, before this script had loaded.
  document.querySelectorAll(openPanels).forEach(focusField);
}

function foldOnEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  const panel = key === 'Escape' && target instanceof Element && target.closest<HTMLDetailsElement>(openPanels);
  if (!panel) return;
  // The key must not reach an element around the panel, such as a slider.
  event.stopImmediatePropagation();
  fold(panel);
}

/** Closes the panel around a field whose value was confirmed, if any, and focuses the panel's button. */
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

/** Focuses the field of a panel that asks for one thing, unless the visitor has moved on inside the panel. */
function focusField(panel: Element): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.parentElement !== panel) return;
  panel.querySelector<HTMLElement>('[data-typed-first] input')?.focus({ preventScroll: true });
}
