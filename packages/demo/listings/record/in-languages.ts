import { languages, type Language } from '~/i18n/languages.ts';

/** The CRM's main language; the others are under `Translations`. */
const own: Language = 'nl';

/** Text fields in each language, in the CRM's format: the main language flat, the others under `Translations`. */
export function inLanguages(fields: (language: Language) => Record<string, string | undefined>) {
  return {
    ...present(fields(own)),
    language: own,
    Translations: languages
      .filter((language) => language !== own)
      .map((language) => ({ language, ...present(fields(language)) })),
  };
}

function present(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
