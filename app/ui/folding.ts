/**
 * Folds an open `details` again: by Escape, by pressing elsewhere, and by leaving it with the keyboard. It listens until then. One that
 * its window cuts off comes into sight.
 */
export function foldWhenLeft(details: HTMLDetailsElement, panel: Element | null | undefined): void {
  panel?.scrollIntoView({ block: 'nearest' });
  const listening = new AbortController();
  const { signal } = listening;
  const fold = () => {
    listening.abort();
    details.open = false;
  };
  const leave = (next: EventTarget | null) => {
    if (next instanceof Node && !details.contains(next)) fold();
  };
  document.addEventListener('pointerdown', ({ target }) => leave(target), { signal });
  document.addEventListener('focusin', ({ target }) => leave(target), { signal });
  // A press inside a frame is told to that frame alone; the page only loses the focus to it.
  const loseFocus = () => document.activeElement instanceof HTMLIFrameElement && leave(document.activeElement);
  window.addEventListener('blur', loseFocus, { signal });
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      fold();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  details.addEventListener('toggle', () => details.open || listening.abort(), { signal });
  // The browser tells of the unfolding a moment later: whoever was quick has left by then.
  if (document.activeElement !== document.body) leave(document.activeElement);
}
