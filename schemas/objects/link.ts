import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { linkProblem } from '../rules/link.ts';
import { words } from './link.words.ts';
import { shared } from '../shared.words.ts';

/** A link to a document or property of the site, which survives a change of its path, or to any other URL. */
export const link = defineType({
  name: 'link',
  title: shared.link,
  type: 'object',
  // Deep in a module the Studio would fold it, and whoever is led to its field would not find it.
  options: { collapsible: false },
  validation: (rule) => rule.custom((value) => linkProblem(value) ?? true),
  fields: [
    defineField({
      name: 'kind',
      title: words.kind,
      type: 'string',
      description: words.kindHelp,
      options: {
        list: [
          { title: words.kindPage, value: 'page' },
          { title: shared.property, value: 'property' },
          { title: shared.address, value: 'url' },
        ],
      },
    }),
    defineField({
      name: 'reference',
      title: shared.page,
      type: 'reference',
      description: words.referenceHelp,
      to: [{ type: 'menuPage' }, { type: 'article' }, { type: 'testimonial' }],
      hidden: ({ parent }) => parent?.kind !== 'page',
    }),
    defineField({
      name: 'propertyId',
      title: shared.property,
      type: 'propertyId',
      description: words.propertyIdHelp,
      hidden: ({ parent }) => parent?.kind !== 'property',
    }),
    defineField({
      name: 'url',
      title: shared.address,
      type: 'string',
      description: words.urlHelp,
      hidden: ({ parent }) => parent?.kind !== 'url',
    }),
    defineField({
      name: 'newWindow',
      title: words.newWindow,
      type: 'boolean',
      description: words.newWindowHelp,
      // A redirect happens before there is a window to open.
      hidden: ({ document }) => document?._type === 'redirect',
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
        (kind === 'property' ? property : kind === 'url' ? url : (page ?? anyLanguage(titles, ''))) || shared.link,
      ),
    }),
  },
});
