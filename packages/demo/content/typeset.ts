import type { Language } from '../../../app/i18n/languages.ts';

const noBreak = '\u00a0';

/** Adds the non-breaking spaces of a language: before % everywhere, around French punctuation and in figures. */
export function typeset(language: Language, words: string): string {
  const common = words.replace(/(\d) %/g, `$1${noBreak}%`);
  if (language !== 'fr') return common;
  return common
    .replace(/ ([:;?!»])/g, `${noBreak}$1`)
    .replace(/« /g, `«${noBreak}`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${noBreak}$2`);
}
