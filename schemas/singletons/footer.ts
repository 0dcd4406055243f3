import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { colourField } from '../colour-field.ts';
import { readablePairs } from '../rules/colour.ts';

const column = defineArrayMember({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'publicString', description: 'Above the column.' }),
    defineField({
      name: 'introText',
      title: 'First lines',
      type: 'publicText',
      description: 'A few lines, set larger.',
    }),
    defineField({
      name: 'fullText',
      title: 'Text',
      type: 'publicRichText',
      description: 'Addresses, links, legal numbers.',
    }),
    defineField({
      name: 'images',
      title: 'Pictures',
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      description: 'Such as the mark of a professional body.',
    }),
    defineField({ name: 'colSizes', title: 'Width per screen', type: 'colSizes', description: 'Of twelve columns.' }),
  ],
  preview: {
    select: { ...everyLanguage('title.text'), intro: 'introText.text.nl' },
    prepare: ({ intro, ...titles }) => ({ title: anyLanguage(titles, 'Column'), subtitle: String(intro ?? '') }),
  },
});

/** Spec §3 footer config. */
export const footer = defineSingleton({
  icon: 'block-element',
  place: { section: 'frame', position: 3 },
  type: defineType({
    name: 'footer',
    title: 'Footer',
    type: 'document',
    description: 'The foot of every page. The pages of the footer menu follow by themselves.',
    fields: [
      colourField('bgColor', 'Background', 'Of the whole footer.'),
      colourField('textColor', 'Text', 'Text and links.'),
      defineField({
        name: 'maxWidth',
        title: 'Width',
        type: 'number',
        description: 'The footer’s content is never wider than this many pixels.',
        initialValue: 1280,
        validation: (rule) => rule.integer().min(640).max(2400).error('A whole number from 640 to 2400.'),
      }),
      defineField({
        name: 'bottom',
        title: 'Columns',
        type: 'array',
        of: [column],
        description: 'In their order.',
        validation: (rule) => rule.max(6).error('More than six columns cannot be read.'),
      }),
      defineField({
        name: 'copyright',
        title: 'Last line',
        type: 'translatedString',
        description: 'Who holds the rights. The sign © and the year are put before it, unless it has the sign itself.',
      }),
    ],
    validation: (rule) =>
      rule.custom(readablePairs([{ text: 'textColor', ground: 'bgColor', what: 'The text of the footer' }])),
    preview: { prepare: () => ({ title: 'Footer' }) },
  }),
});
