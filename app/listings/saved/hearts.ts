import { takenOverEvent } from '~/ui/islands/taken-over.ts';
import { favourites } from './lists.ts';

/** Holds the id of a heart's listing. */
const attribute = 'data-favourite';

/**
 * Activates all hearts of the document with one listener, including those added later. Hearts show whether a property
 * is a favourite and toggle it; links to the favourites show their number.
 *
 * @param onKept called with the id of a home that was added
 */
export function enlivenHearts(onKept: (id: string) => void = () => {}): void {
  const press = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : null;
    if (!id) return;
    if (favourites.ids().includes(id)) return favourites.remove(id);
    favourites.add(id);
    onKept(id);
  };
  addEventListener('click', press, { capture: true });
  favourites.subscribe(showFavourites);
  document.addEventListener(takenOverEvent, showFavourites);
  showFavourites();
}

/** Updates hearts and counts in the document; called again when a list of homes is inserted. */
function showFavourites(): void {
  const ids = favourites.ids();
  for (const heart of document.querySelectorAll(`[${attribute}]`))
    heart.setAttribute('aria-pressed', `${ids.includes(heart.getAttribute(attribute) ?? '')}`);
  for (const place of document.querySelectorAll<HTMLElement>('[data-favourites-count]')) {
    const { one, more } = place.dataset;
    place.hidden = ids.length === 0;
    place.textContent = ((ids.length === 1 ? one : more) ?? '0').replace(/\d+/, `${ids.length}`);
  }
}
