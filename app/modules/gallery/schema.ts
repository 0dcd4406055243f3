import { defineArrayMember, defineField } from 'sanity';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'galleryModule',
  title: 'Gallery',
  description: 'Pictures in a grid or a slider.',
  menu: { group: 'words', place: 3 },
  icon: 'images',
  sketch: [
    ['glass', 12, 14, 58, 54],
    ['glass', 74, 14, 34, 25],
    ['glass', 74, 43, 34, 25],
  ],
  words,
  sorts: [chosenOrder, { title: 'Last first', value: 'reverse' }],
  views: listViews,
  relations: {
    description: 'Properties whose photos follow the slides.',
    kinds: [{ title: 'Property (its number)', value: 'property' }],
  },
  fields: [
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      description: 'The pictures in their order.',
    }),
    defineField({
      name: 'delay',
      title: 'Time per slide',
      type: 'number',
      description: 'In milliseconds, for the slider: 3000 is three seconds.',
      initialValue: 3000,
      validation: (rule) =>
        rule.integer().min(1000).max(30000).error('Between 1000 (one second) and 30000 (half a minute).'),
    }),
  ],
});
