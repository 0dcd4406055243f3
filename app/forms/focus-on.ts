/**
 * Focuses an element and scrolls it into view: a field to the middle, along with its error; anything else to the top.
 */
export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: element.matches('input, select, textarea') ? 'center' : 'start' });
}
