import { defineField, defineType } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { englishName } from '../rules/language-name.ts';
import { isRecord } from '../rules/translated.ts';

/** Beyond this a search engine cuts the text off. */
const shownTitle = 60;
const shownDescription = 160;

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'translatedString',
      description: `The blue line in search results. Without one the title of the page is used. About ${shownTitle} characters are shown.`,
      validation: (rule) => rule.custom((value) => tooLong(value, shownTitle)).warning(),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'translatedText',
      description: `One or two sentences that make a searcher choose this page. About ${shownDescription} characters are shown.`,
      validation: (rule) => rule.custom((value) => tooLong(value, shownDescription)).warning(),
    }),
    defineField({
      name: 'image',
      title: 'Picture when shared',
      type: 'picture',
      description: 'Shown when someone shares the page. Without one the banner or the logo is used.',
    }),
    defineField({
      name: 'noIndex',
      title: 'Keep out of search engines',
      type: 'translatedFlag',
      description: 'The page stays reachable, but search engines are asked not to list it in this language.',
    }),
  ],
});

function tooLong(value: unknown, limit: number): true | string {
  if (!isRecord(value)) return true;
  const long = languages.filter((language) => String(value[language] ?? '').length > limit);
  if (long.length === 0) return true;
  return `Longer than ${limit} characters in ${long.map((language) => englishName(language)).join(', ')}: its end will not be shown.`;
}
