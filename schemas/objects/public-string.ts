import { defineField, defineType } from 'sanity';

/** A line of text with requirements §3's public flag. */
export const publicString = defineType({
  name: 'publicString',
  title: 'Line that can be hidden',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedString',
      description: 'May stay empty in a language; the default language is shown then.',
    }),
    defineField({
      name: 'public',
      title: 'Show it',
      type: 'boolean',
      description: 'Off: the text is kept but not shown.',
    }),
  ],
});
