import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { checkCategoryName } from '../rules/page-paths.ts';
import { checkCategoryParent } from '../rules/page-place.ts';
import { requiredInEveryLanguage } from '../rules/translated.ts';
import { unique } from '../rules/unique.ts';

/** Spec §3 category tree item: ID (`_id`), ParentID (`parent`), Name, WebID. */
export const category = defineDocument({
  icon: 'tag',
  place: { room: 'articles' },
  type: defineType({
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
        validation: (rule) => [rule.custom(requiredInEveryLanguage('The name')), rule.custom(checkCategoryName)],
      }),
      defineField({
        name: 'parent',
        title: 'Under',
        type: 'reference',
        to: [{ type: 'category' }],
        description: 'The wider category, if there is one.',
        options: { filter: '!defined(parent)' },
        validation: (rule) => rule.custom(checkCategoryParent),
      }),
      defineField({
        name: 'webId',
        title: 'WebID',
        type: 'string',
        description: 'The code by which other systems know this category.',
        validation: (rule) => [
          rule
            .required()
            .regex(/^[\w-]+$/, { name: 'code' })
            .error('Letters, digits and hyphens only.'),
          rule.custom(unique('webId', 'Another category has this code.')),
        ],
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
    preview: {
      select: { ...everyLanguage('name'), webId: 'webId' },
      prepare: ({ webId, ...names }) => ({ title: anyLanguage(names, 'Category'), subtitle: String(webId ?? '') }),
    },
  }),
});
