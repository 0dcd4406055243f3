import type { Language } from '../../app/i18n/languages.ts';

/** Validation speaks English to editors, so its messages name languages in English. */
export function englishName(language: Language): string {
  return englishNames.of(language) ?? language;
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
