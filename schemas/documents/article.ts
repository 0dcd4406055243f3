import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { groups } from '../groups.ts';
import { checkArticlePaths } from '../rules/own-paths.ts';
import { requiredInSomeLanguage, requiredWherePathExists } from '../rules/translated.ts';
import { statusField } from '../status-field.ts';

export const article = defineDocument({
  icon: 'document-text',
  place: { room: 'articles' },
  type: defineType({
    name: 'article',
    title: 'Article',
    type: 'document',
    description: 'News and advice. Its address is made of its category and its own path.',
    groups,
    orderings: [{ title: 'Newest first', name: 'newest', by: [{ field: 'date', direction: 'desc' }] }],
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        type: 'translatedString',
        group: 'content',
        description: 'The heading of the article.',
        validation: (rule) => [
          rule.custom(requiredInSomeLanguage('Give the article a title in at least one language.')),
          rule.custom(requiredWherePathExists('The title')),
        ],
      }),
      defineField({
        name: 'excerpt',
        title: 'Summary',
        type: 'translatedText',
        group: 'content',
        description: 'One or two sentences, shown on cards and above the article.',
      }),
      defineField({
        name: 'image',
        title: 'Picture',
        type: 'picture',
        group: 'content',
        description: 'On cards and above the article.',
      }),
      defineField({
        name: 'body',
        title: 'Text',
        type: 'translatedRichText',
        group: 'content',
        description: 'The article itself.',
      }),
      defineField({
        name: 'seo',
        title: 'Search engines',
        type: 'seo',
        group: 'seo',
        description: 'What people see before they open it.',
      }),
      defineField({
        name: 'path',
        title: 'Path',
        type: 'translatedPath',
        group: 'paths',
        description:
          'The last part of the web address. Without one the title makes it; without a title the article does not exist in that language.',
        validation: (rule) => rule.custom(checkArticlePaths),
      }),
      defineField({
        name: 'category',
        title: 'Category',
        type: 'reference',
        to: [{ type: 'category' }],
        group: 'paths',
        description: 'Comes before the path in the web address.',
      }),
      defineField({
        name: 'externalUrl',
        title: 'Other website',
        type: 'url',
        group: 'paths',
        description: 'The card leads to this address instead of an article of this site.',
        validation: (rule) => rule.uri({ scheme: ['https'] }).error('Fill in an address that begins with https://'),
      }),
      statusField('Only Published articles are on the site.', 'Published'),
      defineField({
        name: 'date',
        title: 'Date',
        type: 'date',
        group: 'options',
        description: 'The date readers see; articles are ordered by it.',
        validation: (rule) => rule.required().error('Give the article a date.'),
      }),
    ],
    preview: {
      select: { ...everyLanguage('title'), date: 'date', status: 'status', media: 'image' },
      prepare: ({ date, status, media, ...titles }) => ({
        title: anyLanguage(titles, 'Article'),
        subtitle: [date, ...(status === 'Published' ? [] : [status])].join(' · '),
        media,
      }),
    },
  }),
});
