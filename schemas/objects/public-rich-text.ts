import { defineField, defineType } from 'sanity';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** Formatted text with requirements 3.20's public flag. */
export const publicRichText = defineType({
  name: 'publicRichText',
  title: words.publicRichTextType,
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: shared.text,
      type: 'translatedRichText',
      description: words.publicRichTextTextHelp,
    }),
    defineField({
      name: 'public',
      title: shared.showIt,
      type: 'boolean',
      description: words.publicRichTextPublicHelp,
    }),
  ],
});
