import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { statusTitle } from '../content-types.ts';
import { groups } from '../groups.ts';
import { checkArticlePaths } from '../rules/own-paths.ts';
import { requiredInSomeLanguage, requiredWherePathExists } from '../rules/translated.ts';
import { externalUrlField, seoField } from '../page-fields.ts';
import { visibleFields } from '../visible-fields.ts';
import { statusField } from '../status-field.ts';
import { words } from './article.words.ts';
import { shared } from '../shared.words.ts';

export const article = defineDocument({
  icon: 'document-text',
  place: { room: 'articles' },
  type: defineType({
    name: 'article',
    title: shared.article,
    type: 'document',
    description: words.about,
    groups,
    orderings: [{ title: shared.newestFirst, name: 'newest', by: [{ field: 'date', direction: 'desc' }] }],
    fields: [
      defineField({
        name: 'title',
        title: shared.title,
        type: 'translatedString',
        group: 'content',
        description: words.titleHelp,
        validation: (rule) => [
          rule.custom(requiredInSomeLanguage(words.titleRequired)),
          rule.custom(requiredWherePathExists(shared.theTitle)),
        ],
      }),
      defineField({
        name: 'excerpt',
        title: words.excerpt,
        type: 'translatedText',
        group: 'content',
        description: words.excerptHelp,
      }),
      defineField({
        name: 'image',
        title: shared.picture,
        type: 'picture',
        group: 'content',
        description: words.imageHelp,
      }),
      defineField({
        name: 'body',
        title: shared.text,
        type: 'translatedRichText',
        group: 'content',
        description: words.bodyHelp,
      }),
      seoField,
      defineField({
        name: 'path',
        title: shared.path,
        type: 'translatedPath',
        group: 'paths',
        description: words.pathHelp,
        validation: (rule) => rule.custom(checkArticlePaths),
      }),
      defineField({
        name: 'category',
        title: shared.category,
        type: 'reference',
        to: [{ type: 'category' }],
        group: 'paths',
        description: words.categoryHelp,
      }),
      externalUrlField(words.externalUrlHelp),
      statusField(words.statusHelp, 'Published'),
      ...visibleFields(words.visibleFromHelp, 'options'),
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
      select: { ...everyLanguage('title'), date: 'date', status: 'status', media: 'image' },
      prepare: ({ date, status, media, ...titles }) => ({
        title: anyLanguage(titles, shared.article),
        subtitle: [date, ...(status === 'Published' ? [] : [statusTitle(status)])].join(' · '),
        media,
      }),
    },
  }),
});
