import { languages } from '~/i18n/languages.ts';
import { changeObjects, type ContentMigration } from './migration.ts';

/** Site settings used to have one term for the renovation duty; each language keeps it. */
export const renovationTermByLanguage: ContentMigration = {
  id: '2-renovation-term-by-language',
  change: (document) =>
    changeObjects(document, 'siteSettings', (settings) => {
      const { renovationTermYears: years } = settings;
      if (typeof years !== 'number') return settings;
      return { ...settings, renovationTermYears: Object.fromEntries(languages.map((language) => [language, years])) };
    }),
};
