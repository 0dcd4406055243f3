import { defineArrayMember, defineField } from 'sanity';
import { languageNames, languages } from '../../../app/i18n/languages.ts';

const languageChoices = languages.map((code) => ({ title: languageNames[code], value: code }));

/** The languages of the site (requirements 10.5): the default, and which are on. */
export const languageFields = [
  defineField({
    name: 'languageDefault',
    title: 'Default language',
    type: 'string',
    group: 'languages',
    description: 'Served at addresses without a language; missing texts fall back to it.',
    options: { list: languageChoices, layout: 'radio', direction: 'horizontal' },
    initialValue: 'nl',
    validation: (rule) => rule.required().error('Choose the default language.'),
  }),
  defineField({
    name: 'languageUse',
    title: 'Languages',
    type: 'array',
    group: 'languages',
    description: 'A language that is off is not on the site; its texts are kept.',
    of: [
      defineArrayMember({
        name: 'languageUse',
        title: 'Language',
        type: 'object',
        fields: [
          defineField({
            name: 'code',
            title: 'Language',
            type: 'string',
            description: 'One of the languages that the site speaks.',
            options: { list: languageChoices },
            validation: (rule) => rule.required().error('Choose the language.'),
          }),
          defineField({
            name: 'use',
            title: 'On the site',
            type: 'boolean',
            description: 'Off: its addresses do not exist.',
            initialValue: true,
          }),
        ],
        preview: {
          select: { title: 'code', use: 'use' },
          prepare: ({ title, use }) => ({ title: String(title), subtitle: use === true ? 'on' : 'off' }),
        },
      }),
    ],
    validation: (rule) =>
      rule.custom((value, { document }) => {
        const entries = (value ?? []).filter(isLanguageUse);
        if (new Set(entries.map(({ code }) => code)).size < entries.length)
          return 'A language stands in the list twice.';
        const first = entries.find(({ code }) => code === document?.languageDefault);
        return first?.use === true ? true : 'The default language must be in this list and on.';
      }),
  }),
];

function isLanguageUse(value: unknown): value is { code?: string; use?: boolean } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
