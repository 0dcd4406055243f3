/** Panels that are open and fold by themselves (Popover.tsx). */
const openPanels = 'details[data-folding][open]';

/**
 * Folds open panels again: by Escape, by pressing elsewhere, and by leaving them with the keyboard. One that its window cuts off comes
 * into sight. It listens to the document, once, so panels fold before their own code has come, and however soon after they were opened.
 */
export function foldPanels(): void {
  document.addEventListener('keydown', foldOnEscape);
  document.addEventListener('pointerdown', ({ target }) => leave(target));
  document.addEventListener('focusin', ({ target }) => leave(target));
  // A press inside a frame is told to that frame alone; the page only loses the focus to it.
  window.addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) leave(document.activeElement);
  });
  // The event of one element goes to nobody else, but passes by.
  document.addEventListener('toggle', comeIntoSight, { capture: true });
}

function foldOnEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  const panel = key === 'Escape' && target instanceof Element && target.closest<HTMLDetailsElement>(openPanels);
  if (!panel) return;
  // It is not for what the panel lies in, such as a slider.
  event.stopImmediatePropagation();
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

function leave(next: EventTarget | null): void {
  if (!(next instanceof Node)) return;
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(openPanels)) {
    if (!panel.contains(next)) panel.open = false;
  }
}

function comeIntoSight({ target }: Event): void {
  if (!(target instanceof Element && target.matches(openPanels))) return;
  target.lastElementChild?.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
