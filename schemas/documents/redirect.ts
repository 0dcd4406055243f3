import { defineField, defineType } from 'sanity';
import { linkProblem } from '../rules/link.ts';
import { redirectSourceProblem } from '../rules/path.ts';

export const redirect = defineType({
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
      validation: (rule) =>
        rule.custom((value) =>
          value === undefined ? 'Fill in the old path.' : (redirectSourceProblem(value) ?? true),
        ),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'link',
      description: 'Where visitors arrive.',
      validation: (rule) =>
        rule.custom((value) => (value === undefined ? 'Choose where it leads.' : (linkProblem(value) ?? true))),
    }),
  ],
  preview: {
    select: { title: 'from', page: 'to.reference.name', url: 'to.url' },
    prepare: ({ title, page, url }) => ({
      title: String(title ?? 'Redirect'),
      subtitle: `→ ${String(page ?? url ?? '')}`,
    }),
  },
});
