import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { statusTitle } from '../content-types.ts';
import { groups } from '../groups.ts';
import { checkTestimonialPaths } from '../rules/own-paths.ts';
import { requiredWherePathExists } from '../rules/translated.ts';
import { seoField } from '../page-fields.ts';
import { statusField } from '../status-field.ts';
import { fill } from '../words.ts';
import { words } from './testimonial.words.ts';
import { shared } from '../shared.words.ts';

export const testimonial = defineDocument({
  icon: 'comment',
  place: { room: 'testimonials' },
  type: defineType({
    name: 'testimonial',
    title: shared.testimonial,
    type: 'document',
    description: words.about,
    groups,
    orderings: [{ title: shared.newestFirst, name: 'newest', by: [{ field: 'date', direction: 'desc' }] }],
    fields: [
      defineField({
        name: 'name',
        title: shared.name,
        type: 'string',
        options: { search: { weight: 10 } },
        group: 'content',
        description: words.nameHelp,
        validation: (rule) => rule.required().error(words.nameRequired),
      }),
      defineField({
        name: 'place',
        title: shared.place,
        type: 'translatedString',
        group: 'content',
        description: words.placeHelp,
      }),
      defineField({
        name: 'quote',
        title: shared.quote,
        type: 'translatedText',
        group: 'content',
        description: words.quoteHelp,
        validation: (rule) => rule.custom(requiredWherePathExists(words.quoteSubject)),
      }),
      defineField({
        name: 'body',
        title: words.body,
        type: 'translatedRichText',
        group: 'content',
        description: words.bodyHelp,
      }),
      defineField({
        name: 'image',
        title: words.image,
        type: 'picture',
        group: 'content',
        description: words.imageHelp,
      }),
      defineField({
        name: 'rating',
        title: words.rating,
        type: 'number',
        group: 'content',
        description: words.ratingHelp,
        validation: (rule) =>
          rule
            .integer()
            .min(1)
            .max(5)
            .error(fill(shared.wholeNumber, { least: 1, most: 5 })),
      }),
      defineField({
        name: 'website',
        title: words.website,
        type: 'url',
        group: 'content',
        description: words.websiteHelp,
        validation: (rule) => rule.uri({ scheme: ['https', 'http'] }).error(shared.httpsAddress),
      }),
      seoField,
      defineField({
        name: 'path',
        title: shared.path,
        type: 'translatedPath',
        group: 'paths',
        description: words.pathHelp,
        validation: (rule) => rule.custom(checkTestimonialPaths),
      }),
      statusField(words.statusHelp, 'Draft'),
      defineField({
        name: 'refusalReason',
        title: words.refusalReason,
        type: 'text',
        rows: 3,
        group: 'options',
        description: words.refusalReasonHelp,
        readOnly: true,
        hidden: ({ value }) => value === undefined,
      }),
      defineField({
        name: 'date',
        title: shared.date,
        type: 'date',
        group: 'options',
        description: words.dateHelp,
        validation: (rule) => rule.required().error(words.dateRequired),
      }),
    ],
    preview: {
      select: { name: 'name', ...everyLanguage('quote'), status: 'status', media: 'image' },
      prepare: ({ name, status, media, ...quotes }) => ({
        title: String(name ?? shared.testimonial),
        subtitle: [status === 'Published' ? '' : statusTitle(status), anyLanguage(quotes, '')]
          .filter(Boolean)
          .join(' · '),
        media,
      }),
    },
  }),
});
