import { defineField, defineType } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { fill } from '../words.ts';
import { languageName } from '../rules/language-name.ts';
import { isRecord } from '../rules/record.ts';
import { words } from './seo.words.ts';
import { shared } from '../shared.words.ts';

/** Search engines truncate longer texts. */
const shownTitle = 60;
const shownDescription = 160;

export const seo = defineType({
  name: 'seo',
  title: shared.searchEngines,
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: words.title,
      type: 'translatedString',
      description: fill(words.titleHelp, { count: shownTitle }),
      validation: (rule) => rule.custom((value) => tooLong(value, shownTitle)).warning(),
    }),
    defineField({
      name: 'description',
      title: words.description,
      type: 'translatedText',
      description: fill(words.descriptionHelp, { count: shownDescription }),
      validation: (rule) => rule.custom((value) => tooLong(value, shownDescription)).warning(),
    }),
    defineField({
      name: 'image',
      title: words.image,
      type: 'picture',
      description: words.imageHelp,
    }),
    defineField({
      name: 'noIndex',
      title: words.noIndex,
      type: 'translatedFlag',
      description: words.noIndexHelp,
    }),
  ],
});

function tooLong(value: unknown, limit: number): true | string {
  if (!isRecord(value)) return true;
  const long = languages.filter((language) => String(value[language] ?? '').length > limit);
  if (long.length === 0) return true;
  return fill(words.tooLong, { count: limit, languages: long.map(languageName).join(', ') });
}
