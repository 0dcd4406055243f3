import { defineArrayMember, defineField } from 'sanity';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredInDefaultLanguage } from '../rules/translated.ts';
import { chosenOrder, defineModule, listViews } from './define-module.ts';

export const servicesModule = defineModule({
  name: 'servicesModule',
  title: 'Services',
  description: 'Cards that say what the agency does.',
  sorts: [chosenOrder, { title: 'By title', value: 'title' }],
  views: listViews,
  relations: {
    description: 'Pages that become a card with their own title, description and link, after the cards above.',
    kinds: [{ title: 'Page', value: 'page', to: 'menuPage' }],
  },
  fields: [
    defineField({
      name: 'text',
      title: 'Introduction',
      type: 'translatedText',
      description: 'One or two sentences above the cards.',
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'One card per service.',
      of: [
        defineArrayMember({
          name: 'serviceCard',
          title: 'Card',
          type: 'object',
          fields: [
            defineField({
              name: 'icon',
              title: 'Icon',
              type: 'iconName',
              description: 'May stay empty.',
            }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'translatedString',
              description: 'A few words.',
              validation: (rule) => rule.custom(requiredInDefaultLanguage('The title of the card')),
            }),
            defineField({ name: 'text', title: 'Text', type: 'translatedText', description: 'One or two sentences.' }),
            defineField({ name: 'image', title: 'Picture', type: 'picture', description: 'May stay empty.' }),
            defineField({ name: 'link', title: 'Link', type: 'link', description: 'Where the card leads.' }),
          ],
          preview: {
            select: { ...everyLanguage('title'), icon: 'icon', media: 'image' },
            prepare: ({ icon, media, ...titles }) => ({
              title: anyLanguage(titles, 'Card'),
              subtitle: String(icon ?? ''),
              media,
            }),
          },
        }),
      ],
    }),
  ],
});
