import { languages, type Language } from '~/i18n/languages.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { nl } from './texts/nl.ts';
import type { TextSource, WordKey } from './texts/source.ts';

export const texts: Record<Language, TextSource> = { nl, fr, en, de };

/** The CRM's own language; the others stand under `Translations`. */
const own: Language = 'nl';

/** Fields of text, made once for each language, in the CRM's way: the own ones flat, the others under `Translations`. */
export function inLanguages(fields: (language: Language, source: TextSource) => Record<string, string | undefined>) {
  return {
    ...present(fields(own, texts[own])),
    language: own,
    Translations: languages
      .filter((language) => language !== own)
      .map((language) => ({ language, ...present(fields(language, texts[language])) })),
  };
}

/** A text field's word, or nothing where the agent left it open. */
export function word(source: TextSource, key: WordKey | null): string | undefined {
  return key === null ? undefined : source.words[key];
}

function present(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
