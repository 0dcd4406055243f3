import { defineField, defineType } from 'sanity';
import { requiredInEveryLanguage } from '../rules/translated.ts';

/** Spec §3 category tree item: ID (`_id`), ParentID (`parent`), Name, WebID. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  description: 'A subject of articles. Its name makes the path of its articles.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'translatedString',
      description: 'Short: it stands in the web address of its articles.',
      validation: (rule) => rule.custom(requiredInEveryLanguage('The name')),
    }),
    defineField({
      name: 'parent',
      title: 'Under',
      type: 'reference',
      to: [{ type: 'category' }],
      description: 'The wider category, if there is one.',
      options: { filter: '!defined(parent)' },
      validation: (rule) =>
        rule.custom((value, { document }) =>
          value?._ref !== undefined && value._ref === document?._id.replace(/^drafts\./, '')
            ? 'A category cannot stand under itself.'
            : true,
        ),
    }),
    defineField({
      name: 'webId',
      title: 'WebID',
      type: 'string',
      description: 'The code by which other systems know this category.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[\w-]+$/, { name: 'code' })
          .error('Letters, digits and hyphens only.'),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      type: 'number',
      description: 'Lower numbers come first.',
      initialValue: 100,
      validation: (rule) => rule.integer().error('A whole number.'),
    }),
  ],
  preview: { select: { title: 'name.nl', subtitle: 'parent.name.nl' } },
});
