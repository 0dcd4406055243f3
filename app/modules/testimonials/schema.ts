import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'testimonialsModule',
  title: 'Testimonials',
  description: 'What clients say.',
  menu: { group: 'trust', place: 2 },
  icon: 'star',
  sketch: [
    title,
    ...[12, 62].flatMap((x): Shape[] => [
      ['line', x, 28, 46, 40],
      ['brick', x + 6, 33, 26, 4],
      ['paper', x + 6, 42, 34, 3],
      ['paper', x + 6, 48, 34, 3],
      ['ink', x + 6, 58, 18, 3],
    ]),
  ],
  words,
  sorts: [
    { title: 'Newest first', value: 'newest' },
    { title: 'Oldest first', value: 'oldest' },
    { title: 'Best rating first', value: 'rating' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: 'Single testimonials. Nothing chosen: all of them.',
    kinds: [{ title: 'Testimonial', value: 'testimonial', to: 'testimonial' }],
  },
  initial: { maxItems: 3 },
});
