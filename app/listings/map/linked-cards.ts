/** Marks an element as a listing's card; `data-on-map` marks the one that the map points at. */
const attribute = 'data-listing';

/**
 * Links the cards on the page with the map, whichever component rendered them: reports the hovered or focused card and
 * highlights the card of the hovered marker.
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
    /** @returns a function to stop */
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
