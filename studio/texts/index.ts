import { useTranslation, type LocaleResourceBundle } from 'sanity';
import { textNamespace } from '../../schemas/groups.ts';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { presentationWords } from './presentation.ts';

/** Our texts for the Studio's languages; the ids are those of Sanity's own language packs. */
export const textBundles: LocaleResourceBundle[] = [
  { locale: 'en-US', namespace: textNamespace, resources: en },
  { locale: 'nl-NL', namespace: textNamespace, resources: nl },
  { locale: 'fr-FR', namespace: textNamespace, resources: fr },
  { locale: 'de-DE', namespace: textNamespace, resources: de },
  ...[
    { locale: 'en-US', texts: en },
    { locale: 'nl-NL', texts: nl },
    { locale: 'fr-FR', texts: fr },
    { locale: 'de-DE', texts: de },
  ].map(({ locale, texts }) => ({
    locale,
    // Sanity's own text sends an editor to the browser's console.
    namespace: 'studio',
    resources: { 'asset-sources.common.uploader.upload-failed.description': texts['upload.failed'] },
  })),
  { locale: 'nl-NL', namespace: 'presentation', resources: presentation('nl') },
  { locale: 'fr-FR', namespace: 'presentation', resources: presentation('fr') },
  { locale: 'de-DE', namespace: 'presentation', resources: presentation('de') },
];

function presentation(language: 'nl' | 'fr' | 'de'): Record<string, string> {
  return Object.fromEntries(Object.entries(presentationWords).map(([key, words]) => [key, words[language]]));
}

/** Text keys without plural suffix: `badge.missing` covers its singular and its plural. */
export type Text = TextKey extends infer Key ? (Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key) : never;

/** Translates our texts into the editor's language. */
export function useTexts(): (key: Text, values?: Record<string, string | number>) => string {
  const { t } = useTranslation(textNamespace);
  return t;
}

/** A structure title in the editor's language; English where the language is unknown. */
export function text(key: TextKey): { title: string; i18n: { title: { key: string; ns: string } } } {
  return { title: en[key], i18n: { title: { key, ns: textNamespace } } };
}
