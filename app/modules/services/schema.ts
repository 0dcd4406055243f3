import { defineArrayMember, defineField } from 'sanity';
import { anyLanguage, everyLanguage } from '../../../schemas/any-language.ts';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, card, type Shape } from '../../../schemas/modules/sketch.ts';
import { requiredInDefaultLanguage } from '../../../schemas/rules/translated.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'servicesModule',
  title: 'Services',
  description: 'Cards that say what the agency does.',
  menu: { group: 'words', place: 2 },
  icon: 'checkmark-circle',
  sketch: [title, ...columns(3).flatMap((x): Shape[] => [...card(x, 28, 28, 40), ['brick', x + 4, 32, 8, 8]])],
  words,
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
