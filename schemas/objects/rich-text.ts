import { defineArrayMember, defineType } from 'sanity';
import { requiredLink } from '../rules/link.ts';
import { words } from './rich-text.words.ts';
import { shared } from '../shared.words.ts';

/** Portable Text in one language. There is no h1: the page's title is the only one. */
export const richText = defineType({
  name: 'richText',
  title: words.type,
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: shared.text, value: 'normal' },
        { title: words.styleH2, value: 'h2' },
        { title: words.styleH3, value: 'h3' },
        { title: words.styleH4, value: 'h4' },
        { title: shared.quote, value: 'blockquote' },
      ],
      lists: [
        { title: words.Bullet, value: 'bullet' },
        { title: words.Number, value: 'number' },
      ],
      marks: {
        decorators: [
          { title: words.Strong, value: 'strong' },
          { title: words.Em, value: 'em' },
        ],
        annotations: [{ type: 'link', validation: (rule) => rule.custom(requiredLink) }],
      },
    }),
    defineArrayMember({ type: 'richImage' }),
  ],
});
