import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { redirectSourceProblem } from '../rules/path.ts';
import { checkRedirectTarget } from '../rules/redirect-loop.ts';
import { unique } from '../rules/unique.ts';
import { words } from './redirect.words.ts';

export const redirect = defineDocument({
  icon: 'link',
  place: { section: 'upkeep', position: 2, title: words.list, order: [{ field: 'from', direction: 'asc' }] },
  type: defineType({
    name: 'redirect',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'from',
        title: words.from,
        type: 'string',
        description: words.fromHelp,
        validation: (rule) => [
          rule.custom((value) => (value === undefined ? words.fromRequired : (redirectSourceProblem(value) ?? true))),
          rule.custom(unique('from', words.fromTaken)),
        ],
      }),
      defineField({
        name: 'to',
        title: words.to,
        type: 'link',
        description: words.toHelp,
        validation: (rule) => rule.custom(checkRedirectTarget),
      }),
    ],
    preview: {
      select: { title: 'from', kind: 'to.kind', page: 'to.reference.name', property: 'to.propertyId', url: 'to.url' },
      prepare: ({ title, kind, page, property, url }) => ({
        title: String(title ?? words.type),
        subtitle: `→ ${String((kind === 'url' ? url : kind === 'property' ? property : page) ?? '')}`,
      }),
    },
  }),
});
