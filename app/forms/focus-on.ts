/** Moves the focus to an element and brings it into sight: a field with what is said of it, anything else with what follows. */
export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: element.matches('input, select, textarea') ? 'center' : 'start' });
}
