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
    title: 'Redirect',
    type: 'document',
    description: 'An old address that leads to a new one, so that links elsewhere keep working.',
    fields: [
      defineField({
        name: 'from',
        title: 'Old path',
        type: 'string',
        description: 'Such as /nl/aanbod/ . Pages that exist win over a redirect.',
        validation: (rule) => [
          rule.custom((value) =>
            value === undefined ? 'Fill in the old path.' : (redirectSourceProblem(value) ?? true),
          ),
          rule.custom(unique('from', 'Another redirect begins at this path.')),
        ],
      }),
      defineField({
        name: 'to',
        title: 'New address',
        type: 'link',
        description: 'Where visitors arrive.',
        validation: (rule) => rule.custom(checkRedirectTarget),
      }),
    ],
    preview: {
      select: { title: 'from', kind: 'to.kind', page: 'to.reference.name', property: 'to.propertyId', url: 'to.url' },
      prepare: ({ title, kind, page, property, url }) => ({
        title: String(title ?? 'Redirect'),
        subtitle: `→ ${String((kind === 'url' ? url : kind === 'property' ? property : page) ?? '')}`,
      }),
    },
  }),
});
