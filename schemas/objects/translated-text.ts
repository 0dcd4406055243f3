import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';

/** Text with line breaks in each language. */
export const translatedText = defineType({
  name: 'translatedText',
  title: 'Long text per language',
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) =>
    defineField({ name: language, title: languageNames[language], type: 'text', rows: 4 }),
  ),
});
