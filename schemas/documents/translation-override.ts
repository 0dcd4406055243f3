import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { isInterfaceText } from '../objects/interface-text-key.ts';
import { unique } from '../rules/unique.ts';

export const translationOverride = defineDocument({
  icon: 'translate',
  place: { room: 'translations' },
  type: defineType({
    name: 'translationOverride',
    title: 'Interface text',
    type: 'document',
    description: 'Replaces a text of the website itself, such as the words on a button.',
    fields: [
      defineField({
        name: 'key',
        title: 'Which text',
        type: 'interfaceTextKey',
        description: 'Search by the words that stand on the website.',
        validation: (rule) => [
          rule.custom(isInterfaceText),
          rule.custom(unique('key', 'This text is replaced by another document already.')),
        ],
      }),
      defineField({
        name: 'text',
        title: 'Text',
        type: 'translatedText',
        description: 'Languages left empty keep the original text. Keep words in {{double braces}} as they are.',
      }),
    ],
    preview: {
      select: { key: 'key', ...everyLanguage('text') },
      prepare: ({ key, ...texts }) => ({
        title: anyLanguage(texts, String(key ?? 'Interface text')),
        subtitle: String(key ?? ''),
      }),
    },
  }),
});
