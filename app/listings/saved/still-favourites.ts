import { favourites } from './lists.ts';

/** The attribute by which a heart says whose it is. */
const attribute = 'data-favourite';

/** Brings the hearts of a still part to life: they show which properties are among the favourites, and a press changes that. */
export function enlivenFavourites(part: HTMLElement): () => void {
  const show = () => {
    const ids = favourites.ids();
    for (const heart of part.querySelectorAll(`[${attribute}]`))
      heart.setAttribute('aria-pressed', `${isIn(heart, ids)}`);
  };
  const press = ({ target }: Event) => {
    const heart = target instanceof Element ? target.closest(`[${attribute}]`) : null;
    const id = heart?.getAttribute(attribute);
    if (!heart || !id) return;
    if (isIn(heart, favourites.ids())) favourites.remove(id);
    else favourites.add(id);
  };
  show();
  part.addEventListener('click', press);
  const stop = favourites.subscribe(show);
  return () => {
    part.removeEventListener('click', press);
    stop();
  };
}

function isIn(heart: Element, ids: readonly string[]): boolean {
  return ids.includes(heart.getAttribute(attribute) ?? '');
}
