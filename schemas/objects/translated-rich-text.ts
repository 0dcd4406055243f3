import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { words } from './words.ts';

/** Portable Text per language. */
export const translatedRichText = defineType({
  name: 'translatedRichText',
  title: words.translatedRichTextType,
  type: 'object',
  fields: languages.map((language) =>
    defineField({ name: language, title: languageNames[language], type: 'richText' }),
  ),
});
