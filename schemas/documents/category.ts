import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { checkCategoryName } from '../rules/page-paths.ts';
import { checkCategoryParent } from '../rules/page-place.ts';
import { requiredInEveryLanguage } from '../rules/translated.ts';
import { unique } from '../rules/unique.ts';
import { words } from './category.words.ts';
import { shared } from '../shared.words.ts';

/** Requirements 3.13 category tree item: ID (`_id`), ParentID (`parent`), Name, WebID. */
export const category = defineDocument({
  icon: 'tag',
  place: { room: 'articles' },
  type: defineType({
    name: 'category',
    title: shared.category,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'name',
        title: shared.name,
        type: 'translatedString',
        description: words.nameHelp,
        validation: (rule) => [rule.custom(requiredInEveryLanguage(words.nameSubject)), rule.custom(checkCategoryName)],
      }),
      defineField({
        name: 'parent',
        title: shared.under,
        type: 'reference',
        to: [{ type: 'category' }],
        description: words.parentHelp,
        options: { filter: '!defined(parent)' },
        validation: (rule) => rule.custom(checkCategoryParent),
      }),
      defineField({
        name: 'webId',
        title: words.webId,
        type: 'string',
        description: words.webIdHelp,
        validation: (rule) => [
          rule
            .required()
            .regex(/^[\w-]+$/, { name: 'code' })
            .error(words.webIdFormat),
          rule.custom(unique('webId', words.webIdTaken)),
        ],
      }),
      defineField({
        name: 'order',
        title: shared.order,
        type: 'number',
        description: words.orderHelp,
        initialValue: 100,
        validation: (rule) => rule.integer().error(shared.aWholeNumber),
      }),
    ],
    preview: {
      select: { ...everyLanguage('name'), webId: 'webId' },
      prepare: ({ webId, ...names }) => ({ title: anyLanguage(names, shared.category), subtitle: String(webId ?? '') }),
    },
  }),
});
