/** The attribute by which a list says whose card an element is; `data-on-map` marks the one that the map points at. */
const attribute = 'data-listing';

/**
 * Links the cards of a list with the map beside it, whichever component rendered them: the hovered or focused card is reported,
 * and the card of the hovered marker is highlighted.
 */
export function linkCards(pointed: (id: string | null) => void) {
  let last: string | null = null;
  const report = (event: Event) => {
    const card = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
    const id = card?.getAttribute(attribute) ?? null;
    if (id === last) return;
    last = id;
    pointed(id);
  };
  return {
    /** @returns what stops it */
    listen(): () => void {
      document.addEventListener('pointerover', report);
      document.addEventListener('focusin', report);
      return () => {
        document.removeEventListener('pointerover', report);
        document.removeEventListener('focusin', report);
      };
    },
    light(id: string | null): void {
      for (const card of document.querySelectorAll(`[${attribute}]`)) {
        card.toggleAttribute('data-on-map', id !== null && card.getAttribute(attribute) === id);
      }
    },
  };
}
