import { defineField, defineType } from 'sanity';

/** A picture between paragraphs. It stands in the text of one language, so its words are in that language only. */
export const richImage = defineType({
  name: 'richImage',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  validation: (rule) => rule.assetRequired().error('Choose a picture or remove this one.'),
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      type: 'string',
      description: 'What a visitor who cannot see the picture should know, in the language of this text.',
      validation: (rule) => rule.required().error('Describe the picture for visitors who cannot see it.'),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Shown under the picture. May stay empty.',
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'asset' } },
});
