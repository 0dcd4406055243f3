import type { ClientReturn } from '@sanity/client';
import { isLanguage, languages, type Language } from '~/i18n/languages.ts';
import type { siteQuery } from './queries.ts';

export type StoredSite = ClientReturn<typeof siteQuery>;
export type StoredSettings = NonNullable<StoredSite['settings']>;

/** The site's languages from the language config (requirements 3.22); the default is always included. */
export interface LanguageConfig {
  defaultLanguage: Language;
  inUse: readonly Language[];
}

export function languageConfig(settings: StoredSite['settings']): LanguageConfig {
  const chosen = settings?.languageDefault;
  const defaultLanguage = isLanguage(chosen) ? chosen : languages[0];
  const used = new Set(
    (settings?.languageUse ?? []).flatMap(({ code, use }) => (use && isLanguage(code) ? [code] : [])),
  );
  return { defaultLanguage, inUse: languages.filter((language) => language === defaultLanguage || used.has(language)) };
}
