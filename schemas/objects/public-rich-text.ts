import { defineField, defineType } from 'sanity';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** Rich text with the public flag of requirements 3.20. */
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
