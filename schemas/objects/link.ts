import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { linkProblem } from '../rules/link.ts';

/** A link to something of the site, which survives a changed path, or to an address elsewhere. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  validation: (rule) => rule.custom((value) => linkProblem(value) ?? true),
  fields: [
    defineField({
      name: 'kind',
      title: 'Leads to',
      type: 'string',
      description: 'A link to a page keeps working when the path of that page changes.',
      options: {
        list: [
          { title: 'Page, article or testimonial', value: 'page' },
          { title: 'Property', value: 'property' },
          { title: 'Address', value: 'url' },
        ],
      },
    }),
    defineField({
      name: 'reference',
      title: 'Page',
      type: 'reference',
      description: 'The page, article or testimonial.',
      to: [{ type: 'menuPage' }, { type: 'article' }, { type: 'testimonial' }],
      hidden: ({ parent }) => parent?.kind !== 'page',
    }),
    defineField({
      name: 'propertyId',
      title: 'Property',
      type: 'propertyId',
      description: 'Search by street, city or reference; or fill in its code, which ends its web address.',
      hidden: ({ parent }) => parent?.kind !== 'property',
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'string',
      description: 'https://…, mailto:…, tel:… or a path of this site such as /for-sale/?type=2',
      hidden: ({ parent }) => parent?.kind !== 'url',
    }),
    defineField({
      name: 'newWindow',
      title: 'Open in a new window',
      type: 'boolean',
      description: 'For other sites only; visitors find their way back more easily without it.',
    }),
  ],
  preview: {
    select: {
      kind: 'kind',
      page: 'reference.name',
      ...everyLanguage('reference.title'),
      property: 'propertyId',
      url: 'url',
    },
    prepare: ({ kind, page, property, url, ...titles }) => ({
      title: String(
        (kind === 'property' ? property : kind === 'url' ? url : (page ?? anyLanguage(titles, ''))) || 'Link',
      ),
    }),
  },
});
