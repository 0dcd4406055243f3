import { defineField, defineType } from 'sanity';

/** Formatted text with requirements §3's public flag. */
export const publicRichText = defineType({
  name: 'publicRichText',
  title: 'Formatted text that can be hidden',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedRichText',
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
