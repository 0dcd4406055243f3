import { defineField, defineType } from 'sanity';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** A text with the public flag of requirements 3.18. */
export const publicText = defineType({
  name: 'publicText',
  title: words.publicTextType,
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: shared.text,
      type: 'translatedText',
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
