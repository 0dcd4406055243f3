import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { isInterfaceText } from '../objects/interface-text-key.ts';
import { unique } from '../rules/unique.ts';
import { words } from './translation-override.words.ts';
import { shared } from '../shared.words.ts';

export const translationOverride = defineDocument({
  icon: 'translate',
  place: { room: 'translations' },
  type: defineType({
    name: 'translationOverride',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'key',
        title: words.key,
        type: 'interfaceTextKey',
        description: words.keyHelp,
        validation: (rule) => [rule.custom(isInterfaceText), rule.custom(unique('key', words.keyTaken))],
      }),
      defineField({
        name: 'text',
        title: shared.text,
        type: 'translatedText',
        description: words.textHelp,
      }),
    ],
    preview: {
      select: { key: 'key', ...everyLanguage('text') },
      prepare: ({ key, ...texts }) => ({
        title: anyLanguage(texts, String(key ?? words.type)),
        subtitle: String(key ?? ''),
      }),
    },
  }),
});
