import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredInEveryLanguage } from '../rules/translated.ts';

/** Spec §3 Slide: Url, Thumb, Alt, Link. */
export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'image',
      description: 'A wide picture, at least 1920 pixels.',
      options: { hotspot: true },
      validation: (rule) => rule.required().assetRequired().error('Choose the picture of this slide.'),
    }),
    defineField({
      name: 'thumb',
      title: 'Small picture',
      type: 'image',
      description: 'Used where the slide is shown small. Without one the picture itself is scaled down.',
      options: { hotspot: true },
    }),
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      type: 'translatedString',
      description: 'What a visitor who cannot see the picture should know.',
      validation: (rule) => rule.custom(requiredInEveryLanguage('The description of the picture')),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where a click on the slide leads. May stay empty.',
    }),
  ],
  preview: {
    select: { ...everyLanguage('alt'), media: 'image' },
    prepare: ({ media, ...alts }) => ({ title: anyLanguage(alts, 'Slide without a description'), media }),
  },
});
