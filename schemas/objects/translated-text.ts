import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { words } from './words.ts';

/** Text with line breaks, per language. */
export const translatedText = defineType({
  name: 'translatedText',
  title: words.translatedTextType,
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) =>
    defineField({ name: language, title: languageNames[language], type: 'text', rows: 4 }),
  ),
});
