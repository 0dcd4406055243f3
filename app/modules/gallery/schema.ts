import { defineArrayMember, defineField } from 'sanity';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'galleryModule',
  title: shared.gallery,
  description: words.about,
  menu: { group: 'words', place: 3 },
  icon: 'images',
  sketch: [
    ['glass', 12, 14, 58, 54],
    ['glass', 74, 14, 34, 25],
    ['glass', 74, 43, 34, 25],
  ],
  sorts: [chosenOrder, { title: words.reverse, value: 'reverse' }],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [{ title: shared.propertyItsNumber, value: 'property' }],
  },
  fields: [
    defineField({
      name: 'slides',
      title: words.slides,
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      description: words.slidesHelp,
    }),
    defineField({
      name: 'delay',
      title: shared.timePerSlide,
      type: 'milliseconds',
      description: words.delayHelp,
      initialValue: 3000,
      validation: (rule) => rule.integer().min(1000).max(30000).error(shared.delayRange),
    }),
  ],
});
