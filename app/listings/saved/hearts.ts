import { favourites } from './lists.ts';

declare global {
  interface Window {
    /** Ids of the hearts that were pressed before this code was there (`startScripts`). */
    earlyHearts?: string[] | null;
  }
}

/** The attribute by which a heart says whose it is. */
const attribute = 'data-favourite';

/**
 * Brings every heart of the document to life by one listener: those of markup that React leaves alone, those of a list that it has not taken over yet, and
 * all others. They show which properties are among the favourites, and a press changes that; presses that came before are made up for.
 */
export function enlivenHearts(): void {
  const press = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : null;
    if (id) toggle(id);
  };
  // On the way down from the window: React stops events at the document that hit markup whose code has not loaded.
  window.addEventListener('click', press, { capture: true });
  favourites.subscribe(show);
  window.earlyHearts?.forEach(toggle);
  window.earlyHearts = null;
  show();
}

function toggle(id: string): void {
  if (favourites.ids().includes(id)) favourites.remove(id);
  else favourites.add(id);
}

function show(): void {
  const ids = favourites.ids();
  for (const heart of document.querySelectorAll(`[${attribute}]`))
    heart.setAttribute('aria-pressed', `${ids.includes(heart.getAttribute(attribute) ?? '')}`);
}
