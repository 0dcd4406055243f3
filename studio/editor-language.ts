import type { LocaleDefinition } from 'sanity';

/**
 * The Studio begins in the editor's language and remembers another choice (in the menu of one's own picture). Sanity takes the last
 * of the list for that beginning.
 */
export function preferredLast(locales: LocaleDefinition[]): LocaleDefinition[] {
  const preferred = wanted().find((language) => locales.some(({ id }) => id.startsWith(language))) ?? 'en';
  return [
    ...locales.filter(({ id }) => !id.startsWith(preferred)),
    ...locales.filter(({ id }) => id.startsWith(preferred)),
  ];
}

/** The browser's languages without their countries: a Belgian's `nl-BE` is our `nl-NL`. */
export function wanted(): string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2));
}
