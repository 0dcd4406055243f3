import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { groups } from '../groups.ts';
import { checkTestimonialPaths } from '../rules/own-paths.ts';
import { requiredWherePathExists } from '../rules/translated.ts';
import { statusField } from '../status-field.ts';

export const testimonial = defineDocument({
  icon: 'comment',
  place: { room: 'testimonials' },
  type: defineType({
    name: 'testimonial',
    title: 'Testimonial',
    type: 'document',
    description: 'What a client says. It has a page of its own under /testimonials/.',
    groups,
    orderings: [{ title: 'Newest first', name: 'newest', by: [{ field: 'date', direction: 'desc' }] }],
    fields: [
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        group: 'content',
        description: 'As the client wants to be named.',
        validation: (rule) => rule.required().error('Who says this?'),
      }),
      defineField({
        name: 'place',
        title: 'Place',
        type: 'translatedString',
        group: 'content',
        description: 'Where the client lives or what was sold.',
      }),
      defineField({
        name: 'quote',
        title: 'Quote',
        type: 'translatedText',
        group: 'content',
        description: 'The sentence that stands on cards.',
        validation: (rule) => rule.custom(requiredWherePathExists('The quote')),
      }),
      defineField({
        name: 'body',
        title: 'Story',
        type: 'translatedRichText',
        group: 'content',
        description: 'The whole story, on its own page.',
      }),
      defineField({
        name: 'image',
        title: 'Portrait',
        type: 'picture',
        group: 'content',
        description: 'Square. May stay empty.',
      }),
      defineField({
        name: 'rating',
        title: 'Rating',
        type: 'number',
        group: 'content',
        description: 'Stars from 1 to 5, only if the client gave them.',
        validation: (rule) => rule.integer().min(1).max(5).error('A whole number from 1 to 5.'),
      }),
      defineField({
        name: 'website',
        title: 'Website',
        type: 'url',
        group: 'content',
        description: 'Of the client. May stay empty.',
        validation: (rule) =>
          rule.uri({ scheme: ['https', 'http'] }).error('Fill in an address that begins with https://'),
      }),
      defineField({
        name: 'seo',
        title: 'Search engines',
        type: 'seo',
        group: 'seo',
        description: 'What people see before they open it.',
      }),
      defineField({
        name: 'path',
        title: 'Path',
        type: 'translatedPath',
        group: 'paths',
        description: 'The last part of the web address, after /testimonials/. No path: no page in that language.',
        validation: (rule) => rule.custom(checkTestimonialPaths),
      }),
      statusField('What visitors send in arrives as Draft; only Published ones are on the site.', 'Draft'),
      defineField({
        name: 'date',
        title: 'Date',
        type: 'date',
        group: 'options',
        description: 'When the client said it.',
        validation: (rule) => rule.required().error('Give the testimonial a date.'),
      }),
    ],
    preview: {
      select: { name: 'name', ...everyLanguage('quote'), status: 'status', media: 'image' },
      prepare: ({ name, status, media, ...quotes }) => ({
        title: String(name ?? 'Testimonial'),
        subtitle: `${status === 'Published' ? '' : `${String(status)} · `}${anyLanguage(quotes, '')}`,
        media,
      }),
    },
  }),
});
