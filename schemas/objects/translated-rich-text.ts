import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';

/** Portable Text in each language. */
export const translatedRichText = defineType({
  name: 'translatedRichText',
  title: 'Formatted text per language',
  type: 'object',
  fields: languages.map((language) =>
    defineField({ name: language, title: languageNames[language], type: 'richText' }),
  ),
});
