import { defineArrayMember, defineField, defineType } from 'sanity';
import { categories, type Category } from '../../app/consent/categories.ts';
import { defineSingleton } from '../define-document.ts';
import { words } from './cookie-consent.words.ts';

const categoryTitles: Record<Category, string> = {
  necessary: words.necessary,
  analytics: words.analytics,
  marketing: words.marketing,
  social: words.social,
  unclassified: words.unclassified,
};

const places = [
  { title: words.placeCookie, value: 'cookie' },
  { title: words.placeLocal, value: 'local' },
  { title: words.placeSession, value: 'session' },
];

const keeps = [
  { title: words.keepsDays, value: 'days' },
  { title: words.keepsSession, value: 'session' },
  { title: words.keepsRemoved, value: 'removed' },
];

/** The cookie dialog and the cookies it lists (requirements 4.5). */
export const cookieConsent = defineSingleton({
  icon: 'lock',
  place: { section: 'frame', position: 6 },
  type: defineType({
    name: 'cookieConsent',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({ name: 'title', title: words.title, type: 'translatedString', description: words.titleHelp }),
      defineField({ name: 'text', title: words.text, type: 'translatedText', description: words.textHelp }),
      defineField({
        name: 'version',
        title: words.version,
        type: 'number',
        description: words.versionHelp,
        initialValue: 1,
        validation: (rule) => rule.integer().min(1).error(words.versionWrong),
      }),
      ...categories.map((category) =>
        defineField({
          name: `${category}Text`,
          title: categoryTitles[category],
          type: 'translatedText',
          description: words.categoryHelp,
        }),
      ),
      defineField({
        name: 'entries',
        title: words.entries,
        type: 'array',
        description: words.entriesHelp,
        of: [
          defineArrayMember({
            name: 'cookieEntry',
            title: words.entry,
            type: 'object',
            fields: [
              defineField({
                name: 'category',
                title: words.category,
                type: 'string',
                options: { list: categories.map((value) => ({ title: categoryTitles[value], value })) },
                validation: (rule) => rule.required().error(words.categoryRequired),
              }),
              defineField({
                name: 'name',
                title: words.name,
                type: 'string',
                description: words.nameHelp,
                validation: (rule) => rule.required().error(words.nameRequired),
              }),
              defineField({
                name: 'place',
                title: words.place,
                type: 'string',
                options: { list: places, layout: 'radio' },
                initialValue: 'cookie',
              }),
              defineField({
                name: 'provider',
                title: words.provider,
                type: 'string',
                description: words.providerHelp,
                validation: (rule) => rule.required().error(words.providerRequired),
              }),
              defineField({ name: 'purpose', title: words.purpose, type: 'translatedString' }),
              defineField({
                name: 'keeps',
                title: words.keeps,
                type: 'string',
                options: { list: keeps, layout: 'radio' },
                initialValue: 'days',
              }),
              defineField({
                name: 'days',
                title: words.days,
                type: 'number',
                hidden: ({ parent }) => (parent as { keeps?: string } | undefined)?.keeps !== 'days',
                validation: (rule) =>
                  rule.custom((value, { parent }) =>
                    (parent as { keeps?: string } | undefined)?.keeps === 'days' && !(Number(value) >= 1)
                      ? words.daysRequired
                      : true,
                  ),
              }),
            ],
            preview: {
              select: { title: 'name', subtitle: 'provider' },
            },
          }),
        ],
      }),
    ],
    preview: { prepare: () => ({ title: words.type }) },
  }),
});
