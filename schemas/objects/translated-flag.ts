import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';

/** A choice that may differ per language. */
export const translatedFlag = defineType({
  name: 'translatedFlag',
  title: 'Yes or no per language',
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) => defineField({ name: language, title: languageNames[language], type: 'boolean' })),
});
