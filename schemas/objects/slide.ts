import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredWhereDocumentExists } from '../rules/translated.ts';
import { visibleFields } from '../visible-fields.ts';
import { words } from './slide.words.ts';
import { shared } from '../shared.words.ts';

/** Requirements 3.23 Slide: Url, Thumb, Alt, Link. */
export const slide = defineType({
  name: 'slide',
  title: words.type,
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: shared.picture,
      type: 'image',
      description: words.imageHelp,
      options: { hotspot: true },
      validation: (rule) => rule.required().assetRequired().error(words.imageRequired),
    }),
    defineField({
      name: 'thumb',
      title: words.thumb,
      type: 'image',
      description: words.thumbHelp,
      options: { hotspot: true },
    }),
    defineField({
      name: 'alt',
      title: shared.descriptionOfThePicture,
      type: 'translatedString',
      description: shared.altHelp,
      validation: (rule) => rule.custom(requiredWhereDocumentExists(shared.altSubject)),
    }),
    defineField({
      name: 'link',
      title: shared.link,
      type: 'link',
      description: words.linkHelp,
    }),
    ...visibleFields(shared.visibleFromHelp),
  ],
  preview: {
    select: { ...everyLanguage('alt'), media: 'image' },
    prepare: ({ media, ...alts }) => ({ title: anyLanguage(alts, words.untitled), media }),
  },
});
