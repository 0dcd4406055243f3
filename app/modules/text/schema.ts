import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { lines } from '../../../schemas/modules/sketch.ts';
import { isBlank } from '../../../schemas/rules/is-blank.ts';
import { requiredInDefaultLanguage } from '../../../schemas/rules/translated.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'textModule',
  title: shared.text,
  description: words.about,
  menu: { group: 'words', place: 1 },
  icon: 'text',
  sketch: [['ink', 12, 14, 44, 6], ...lines(12, 28, 44, 4), ['brick', 12, 60, 20, 8], ['glass', 66, 14, 42, 54]],
  without: ['numberItemOfRow', 'maxItems'],
  views: [
    { title: words.plain, value: 'plain' },
    { title: words.columns, value: 'columns' },
    { title: words.quote, value: 'quote' },
  ],
  relations: {
    description: words.relationsHelp,
    kinds: [
      { title: shared.page, value: 'page', to: 'menuPage' },
      { title: shared.article, value: 'article', to: 'article' },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: shared.text,
      type: 'translatedRichText',
      description: words.textHelp,
      validation: (rule) => rule.custom(requiredInDefaultLanguage(words.textSubject)),
    }),
    defineField({ name: 'image', title: shared.picture, type: 'picture', description: words.imageHelp }),
    defineField({
      name: 'imageSide',
      title: words.imageSide,
      type: 'string',
      description: words.imageSideHelp,
      options: {
        list: [
          { title: shared.left, value: 'left' },
          { title: shared.right, value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'right',
    }),
    defineField({
      name: 'button',
      title: shared.button,
      type: 'object',
      description: words.buttonHelp,
      fields: [
        defineField({
          name: 'label',
          title: shared.words,
          type: 'translatedString',
          description: shared.twoOrThreeWords,
        }),
        defineField({ name: 'link', title: shared.link, type: 'link', description: shared.whereItLeads }),
      ],
      validation: (rule) =>
        rule.custom((value) =>
          !isBlank(value?.label) && isBlank(value?.link)
            ? { message: words.buttonMessage, path: ['link', 'kind'] }
            : true,
        ),
    }),
  ],
});
