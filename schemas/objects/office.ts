import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredInDefaultLanguage } from '../rules/translated.ts';

export const office = defineType({
  name: 'office',
  title: 'Office',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'translatedString',
      description: 'As visitors call it: Gevel Gent.',
      validation: (rule) => rule.custom(requiredInDefaultLanguage('The name of the office')),
    }),
    defineField({ name: 'address', title: 'Address', type: 'address', description: 'Where visitors are received.' }),
    defineField({ name: 'phone', title: 'Phone', type: 'string', description: 'With the country code: +32 …' }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'string',
      description: 'Shown to visitors; forms of this office arrive here.',
      validation: (rule) => rule.email().error('This is not an e-mail address.'),
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      type: 'array',
      of: [{ type: 'openingHours' }],
      description: 'Without any, the hours of the agency hold.',
    }),
  ],
  preview: {
    select: { ...everyLanguage('name'), zip: 'address.zip' },
    prepare: ({ zip, ...names }) => ({ title: anyLanguage(names, 'Office'), subtitle: String(zip ?? '') }),
  },
});
