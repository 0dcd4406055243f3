import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { colourField } from '../colour-field.ts';
import { readablePairs } from '../rules/colour.ts';
import { shared } from '../shared.words.ts';
import { words } from './footer.words.ts';
import { fill } from '../words.ts';

const column = defineArrayMember({
  name: 'footerColumn',
  title: words.footerColumn,
  type: 'object',
  fields: [
    defineField({ name: 'title', title: shared.title, type: 'publicString', description: words.titleHelp }),
    defineField({
      name: 'introText',
      title: words.introText,
      type: 'publicText',
      description: words.introTextHelp,
    }),
    defineField({
      name: 'fullText',
      title: shared.text,
      type: 'publicRichText',
      description: words.fullTextHelp,
    }),
    defineField({
      name: 'images',
      title: words.images,
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      description: words.imagesHelp,
    }),
    defineField({
      name: 'newsletter',
      title: words.newsletter,
      type: 'boolean',
      description: words.newsletterHelp,
      initialValue: false,
    }),
    defineField({ name: 'colSizes', title: shared.widthPerScreen, type: 'colSizes', description: words.colSizesHelp }),
  ],
  preview: {
    select: { ...everyLanguage('title.text'), intro: 'introText.text.nl' },
    prepare: ({ intro, ...titles }) => ({
      title: anyLanguage(titles, words.footerColumn),
      subtitle: String(intro ?? ''),
    }),
  },
});

/** Requirements 3.20 footer config. */
export const footer = defineSingleton({
  icon: 'block-element',
  place: { section: 'frame', position: 3 },
  type: defineType({
    name: 'footer',
    title: shared.footer,
    type: 'document',
    description: words.about,
    fields: [
      colourField('bgColor', shared.background, words.bgColorHelp),
      colourField('textColor', shared.text, words.textColorHelp),
      defineField({
        name: 'maxWidth',
        title: shared.width,
        type: 'number',
        description: words.maxWidthHelp,
        initialValue: 1280,
        validation: (rule) =>
          rule
            .integer()
            .min(640)
            .max(2400)
            .error(fill(shared.wholeNumber, { least: 640, most: 2400 })),
      }),
      defineField({
        name: 'bottom',
        title: words.bottom,
        type: 'array',
        of: [column],
        description: shared.inTheirOrder,
        validation: (rule) => rule.max(6).error(words.bottomTooLong),
      }),
      defineField({
        name: 'copyright',
        title: words.copyright,
        type: 'translatedString',
        description: words.copyrightHelp,
      }),
    ],
    validation: (rule) =>
      rule.custom(readablePairs([{ text: 'textColor', ground: 'bgColor', what: words.textOfTheFooter }])),
    preview: { prepare: () => ({ title: shared.footer }) },
  }),
});
