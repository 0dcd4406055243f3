import { takenOverEvent } from '~/ui/islands/taken-over.ts';
import { favourites } from './lists.ts';

/** The attribute by which a heart says whose it is. */
const attribute = 'data-favourite';

/**
 * Brings every heart of the document to life by one listener, also those of lists that come later. They show which properties are among the
 * favourites, and a press changes that; links to the favourites say how many there are.
 */
export function enlivenHearts(): void {
  const press = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : null;
    if (id) toggle(id);
  };
  addEventListener('click', press, { capture: true });
  favourites.subscribe(showFavourites);
  document.addEventListener(takenOverEvent, showFavourites);
  showFavourites();
}

function toggle(id: string): void {
  if (favourites.ids().includes(id)) favourites.remove(id);
  else favourites.add(id);
}

/** Writes into the document which properties are among the favourites: again whenever a list of homes has come into it. */
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
