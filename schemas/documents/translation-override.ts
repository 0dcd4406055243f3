import { defineField, defineType } from 'sanity';

export const translationOverride = defineType({
  name: 'translationOverride',
  title: 'Interface text',
  type: 'document',
  description: 'Replaces a text of the website itself, such as the words on a button.',
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'The name of the text, as the list of interface texts shows it.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Za-z]\w*(?:\.\w+)+$/, { name: 'key' })
          .error('A key has parts joined by dots, such as search.submit.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedText',
      description: 'Languages left empty keep the original text. Keep words in {{double braces}} as they are.',
    }),
  ],
  preview: { select: { title: 'key', subtitle: 'text.nl' } },
});
