import { nothingTyped, type TypedPlace } from './typed-place.ts';

const key = 'gevel:typed-place';

/** Remembers, for the next page, which words of the search were typed into the place field. Browser only. */
export function rememberTyped({ searched }: TypedPlace): void {
  try {
    if (searched === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, searched);
  } catch {
    // Without storage, they are ordinary words of the search.
  }
}

/**
 * The text of the place field on the previous page; empty if the search's text no longer ends with it. Browser only.
 */
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
