/** The attribute by which a list says whose card an element is; `data-on-map` marks the one that the map points at. */
const attribute = 'data-listing';

/**
 * Keeps a list's cards in step with the map beside it, whichever component drew them: what the pointer or the focus is on is told,
 * and what the map points at is marked.
 */
export function linkCards(pointed: (id: string | null) => void) {
  let last: string | null = null;
  const tell = (event: Event) => {
    const card = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
    const id = card?.getAttribute(attribute) ?? null;
    if (id === last) return;
    last = id;
    pointed(id);
  };
  return {
    /** @returns what stops it */
    listen(): () => void {
      document.addEventListener('pointerover', tell);
      document.addEventListener('focusin', tell);
      return () => {
        document.removeEventListener('pointerover', tell);
        document.removeEventListener('focusin', tell);
      };
    },
    light(id: string | null): void {
      for (const card of document.querySelectorAll(`[${attribute}]`)) {
        card.toggleAttribute('data-on-map', id !== null && card.getAttribute(attribute) === id);
      }
    },
  };
}
