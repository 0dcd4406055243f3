import { defineField, defineType } from 'sanity';

/** A text with requirements §3's public flag. */
export const publicText = defineType({
  name: 'publicText',
  title: 'Text that can be hidden',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedText',
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
