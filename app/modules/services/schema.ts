import { defineArrayMember, defineField } from 'sanity';
import { anyLanguage, everyLanguage } from '../../../schemas/any-language.ts';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, card, type Shape } from '../../../schemas/modules/sketch.ts';
import { requiredInDefaultLanguage } from '../../../schemas/rules/translated.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'servicesModule',
  title: words.type,
  description: words.about,
  menu: { group: 'words', place: 2 },
  icon: 'checkmark-circle',
  sketch: [title, ...columns(3).flatMap((x): Shape[] => [...card(x, 28, 28, 40), ['brick', x + 4, 32, 8, 8]])],
  sorts: [chosenOrder, { title: shared.byTitle, value: 'title' }],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [{ title: shared.page, value: 'page', to: 'menuPage' }],
  },
  fields: [
    defineField({
      name: 'text',
      title: shared.introduction,
      type: 'translatedText',
      description: words.textHelp,
    }),
    defineField({
      name: 'cards',
      title: words.cards,
      type: 'array',
      description: words.cardsHelp,
      of: [
        defineArrayMember({
          name: 'serviceCard',
          title: words.serviceCard,
          type: 'object',
          fields: [
            defineField({
              name: 'icon',
              title: shared.icon,
              type: 'iconName',
              description: shared.mayStayEmpty,
            }),
            defineField({
              name: 'title',
              title: shared.title,
              type: 'translatedString',
              description: words.titleHelp,
              validation: (rule) => rule.custom(requiredInDefaultLanguage(words.titleOfTheCardSubject)),
            }),
            defineField({
              name: 'text',
              title: shared.text,
              type: 'translatedText',
              description: words.serviceCardTextHelp,
            }),
            defineField({ name: 'image', title: shared.picture, type: 'picture', description: shared.mayStayEmpty }),
            defineField({ name: 'link', title: shared.link, type: 'link', description: words.linkHelp }),
          ],
          preview: {
            select: { ...everyLanguage('title'), icon: 'icon', media: 'image' },
            prepare: ({ icon, media, ...titles }) => ({
              title: anyLanguage(titles, words.serviceCard),
              subtitle: String(icon ?? ''),
              media,
            }),
          },
        }),
      ],
    }),
  ],
});
