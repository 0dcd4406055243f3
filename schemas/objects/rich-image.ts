import { defineField, defineType } from 'sanity';
import { words } from './rich-image.words.ts';
import { shared } from '../shared.words.ts';

/** A picture between paragraphs. It is part of a text in one language, so its own texts are in that language only. */
export const richImage = defineType({
  name: 'richImage',
  title: shared.picture,
  type: 'image',
  options: { hotspot: true },
  validation: (rule) => rule.assetRequired().error(words.assetRequired),
  fields: [
    defineField({
      name: 'alt',
      title: shared.descriptionOfThePicture,
      type: 'string',
      description: words.altHelp,
      validation: (rule) => rule.required().error(words.altRequired),
    }),
    defineField({
      name: 'caption',
      title: words.caption,
      type: 'string',
      description: words.captionHelp,
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'asset' } },
});
