import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { words } from './words.ts';

/** A boolean that may differ per language. */
export const translatedFlag = defineType({
  name: 'translatedFlag',
  title: words.translatedFlagType,
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) => defineField({ name: language, title: languageNames[language], type: 'boolean' })),
});
