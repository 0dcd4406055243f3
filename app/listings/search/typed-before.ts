import { nothingTyped, type TypedPlace } from './typed-place.ts';

const key = 'gevel:typed-place';

/** Remembers, for the page that comes next, which words of a search were typed into the field of places. Browser only. */
export function rememberTyped({ searched }: TypedPlace): void {
  try {
    if (searched === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, searched);
  } catch {
    // Then they are words of the search alone.
  }
}

/** The typed place that led to a page; nothing where its words are no longer at the end of the search's text. Browser only. */
export function typedBefore(text: string): TypedPlace {
  try {
    const typed = sessionStorage.getItem(key) ?? '';
    return typed !== '' && (text === typed || text.endsWith(` ${typed}`))
      ? { text: typed, searched: typed }
      : nothingTyped;
  } catch {
    return nothingTyped;
  }
}
