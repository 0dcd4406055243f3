import { defineArrayMember, defineType } from 'sanity';
import { requiredLink } from '../rules/link.ts';

/** Portable Text of one language. No h1: the page's title is the only one. */
export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Subheading', value: 'h3' },
        { title: 'Small heading', value: 'h4' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [{ type: 'link', validation: (rule) => rule.custom(requiredLink) }],
      },
    }),
    defineArrayMember({ type: 'richImage' }),
  ],
});
