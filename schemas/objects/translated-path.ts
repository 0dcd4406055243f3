import { defineField, defineType } from 'sanity';
import { languageNames, languages } from '../../app/i18n/languages.ts';
import { words } from './words.ts';

/** One URL segment per language; the rules are in rules/path.ts. */
export const translatedPath = defineType({
  name: 'translatedPath',
  title: words.translatedPathType,
  type: 'object',
  options: { columns: 2 },
  fields: languages.map((language) => defineField({ name: language, title: languageNames[language], type: 'string' })),
});
