import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { lines } from '../../../schemas/modules/sketch.ts';
import { holdsNothing } from '../../../schemas/rules/nothing.ts';
import { requiredInDefaultLanguage } from '../../../schemas/rules/translated.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'textModule',
  title: 'Text',
  description: 'Text, with a picture and a button if you like.',
  menu: { group: 'words', place: 1 },
  icon: 'text',
  sketch: [['ink', 12, 14, 44, 6], ...lines(12, 28, 44, 4), ['brick', 12, 60, 20, 8], ['glass', 66, 14, 42, 54]],
  words,
  without: ['numberItemOfRow', 'maxItems'],
  views: [
    { title: 'Plain', value: 'plain' },
    { title: 'In columns', value: 'columns' },
    { title: 'As a quote', value: 'quote' },
  ],
  relations: {
    description: 'Pages and articles to read on, listed under the text.',
    kinds: [
      { title: 'Page', value: 'page', to: 'menuPage' },
      { title: 'Article', value: 'article', to: 'article' },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedRichText',
      description: 'The text itself.',
      validation: (rule) => rule.custom(requiredInDefaultLanguage('The text')),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', description: 'Beside the text. May stay empty.' }),
    defineField({
      name: 'imageSide',
      title: 'Side of the picture',
      type: 'string',
      description: 'On a phone the picture stands above the text.',
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'right',
    }),
    defineField({
      name: 'button',
      title: 'Button',
      type: 'object',
      description: 'The one thing a reader should do next. May stay empty.',
      fields: [
        defineField({ name: 'label', title: 'Words', type: 'translatedString', description: 'Two or three words.' }),
        defineField({ name: 'link', title: 'Link', type: 'link', description: 'Where it leads.' }),
      ],
      validation: (rule) =>
        rule.custom((value) =>
          !holdsNothing(value?.label) && holdsNothing(value?.link)
            ? { message: 'The button leads nowhere yet: give it a link.', path: ['link', 'kind'] }
            : true,
        ),
    }),
  ],
});
