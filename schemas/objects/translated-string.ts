import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { words } from './words.ts';

/**
 * One line of text per language; a missing language falls back to the site's default. The Studio's search ranks these,
 * which are mostly titles, before longer texts.
 */
export const translatedString = defineType({
  name: 'translatedString',
  title: words.translatedStringType,
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) =>
    defineField({
      name: language,
      title: languageNames[language],
      type: 'string',
      options: { search: { weight: 10 } },
    }),
  ),
});
