import { defineArrayMember, defineField } from 'sanity';
import { languageNames, languages } from '../../../app/i18n/languages.ts';
import { words } from './words.ts';

const languageChoices = languages.map((code) => ({ title: languageNames[code], value: code }));

/** The languages of the site (requirements 10.5): the default, and which are in use. */
export const languageFields = [
  defineField({
    name: 'languageDefault',
    title: words.languageDefault,
    type: 'string',
    group: 'languages',
    description: words.languageDefaultHelp,
    options: { list: languageChoices, layout: 'radio', direction: 'horizontal' },
    initialValue: 'nl',
    validation: (rule) => rule.required().error(words.languageDefaultRequired),
  }),
  defineField({
    name: 'languageUse',
    title: words.languageUse,
    type: 'array',
    group: 'languages',
    description: words.languageUseHelp,
    of: [
      defineArrayMember({
        name: 'languageUse',
        title: words.languageUseLanguageUse,
        type: 'object',
        fields: [
          defineField({
            name: 'code',
            title: words.languageUseLanguageUse,
            type: 'string',
            description: words.codeHelp,
            options: { list: languageChoices },
            validation: (rule) => rule.required().error(words.codeRequired),
          }),
          defineField({
            name: 'use',
            title: words.use,
            type: 'boolean',
            description: words.useHelp,
            initialValue: true,
          }),
        ],
        preview: {
          select: { title: 'code', use: 'use' },
          prepare: ({ title, use }) => ({
            title: String(title),
            subtitle: use === true ? words.languageOn : words.languageOff,
          }),
        },
      }),
    ],
    validation: (rule) =>
      rule.custom((value, { document }) => {
        const entries = (value ?? []).filter(isLanguageUse);
        if (new Set(entries.map(({ code }) => code)).size < entries.length) return words.languageUseUnique;
        const first = entries.find(({ code }) => code === document?.languageDefault);
        return first?.use === true ? true : words.defaultLanguageOff;
      }),
  }),
];

function isLanguageUse(value: unknown): value is { code?: string; use?: boolean } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
