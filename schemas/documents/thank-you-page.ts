import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { forms } from '../forms.ts';
import { requiredLink } from '../rules/link.ts';
import { requiredInDefaultLanguage, requiredInEveryLanguage } from '../rules/translated.ts';
import { unique } from '../rules/unique.ts';
import { words } from './thank-you-page.words.ts';
import { shared } from '../shared.words.ts';

export const thankYouPage = defineDocument({
  icon: 'thumbs-up',
  place: { section: 'content', position: 3, title: words.list, order: [{ field: 'form', direction: 'asc' }] },
  type: defineType({
    name: 'thankYouPage',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'form',
        title: words.form,
        type: 'string',
        description: words.formHelp,
        options: { list: forms.map(({ title, name }) => ({ title, value: name })) },
        validation: (rule) => [rule.required().error(words.formRequired), rule.custom(unique('form', words.formTaken))],
      }),
      defineField({
        name: 'title',
        title: shared.title,
        type: 'translatedString',
        description: words.titleHelp,
        validation: (rule) => rule.custom(requiredInEveryLanguage(shared.theTitle)),
      }),
      defineField({
        name: 'text',
        title: shared.text,
        type: 'translatedRichText',
        description: words.textHelp,
      }),
      defineField({
        name: 'returnLinks',
        title: words.returnLinks,
        type: 'array',
        description: words.returnLinksHelp,
        of: [
          defineArrayMember({
            name: 'returnLink',
            title: shared.link,
            type: 'object',
            fields: [
              defineField({
                name: 'label',
                title: shared.words,
                type: 'translatedString',
                description: shared.twoOrThreeWords,
                validation: (rule) => rule.custom(requiredInDefaultLanguage(shared.theTextOfTheLink)),
              }),
              defineField({
                name: 'link',
                title: shared.link,
                type: 'link',
                description: shared.whereItLeads,
                validation: (rule) => rule.custom(requiredLink),
              }),
            ],
            preview: {
              select: everyLanguage('label'),
              prepare: (labels) => ({ title: anyLanguage(labels, shared.link) }),
            },
          }),
        ],
        validation: (rule) => rule.min(1).error(words.returnLinksRequired),
      }),
    ],
    preview: {
      select: { form: 'form', ...everyLanguage('title') },
      prepare: ({ form, ...titles }) => ({
        title: forms.find(({ name }) => name === form)?.title ?? words.type,
        subtitle: anyLanguage(titles, ''),
      }),
    },
  }),
});
