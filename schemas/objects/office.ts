import { defineField, defineType } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredInDefaultLanguage } from '../rules/translated.ts';
import { words } from './office.words.ts';
import { shared } from '../shared.words.ts';

export const office = defineType({
  name: 'office',
  title: words.type,
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: shared.name,
      type: 'translatedString',
      description: words.nameHelp,
      validation: (rule) => rule.custom(requiredInDefaultLanguage(words.nameOfTheOfficeSubject)),
    }),
    defineField({ name: 'address', title: shared.address, type: 'address', description: words.addressHelp }),
    defineField({ name: 'phone', title: shared.phone, type: 'string', description: shared.phoneHelp }),
    defineField({
      name: 'email',
      title: shared.eMail,
      type: 'string',
      description: words.emailHelp,
      validation: (rule) => rule.email().error(shared.emailFormat),
    }),
    defineField({
      name: 'openingHours',
      title: shared.openingHours,
      type: 'array',
      of: [{ type: 'openingHours' }],
      description: words.openingHoursHelp,
    }),
  ],
  preview: {
    select: { ...everyLanguage('name'), zip: 'address.zip' },
    prepare: ({ zip, ...names }) => ({ title: anyLanguage(names, words.type), subtitle: String(zip ?? '') }),
  },
});
