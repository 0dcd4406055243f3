import { defineField, defineType } from 'sanity';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** A line of text with the public flag of requirements 3.18. */
export const publicString = defineType({
  name: 'publicString',
  title: words.publicStringType,
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: shared.text,
      type: 'translatedString',
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
