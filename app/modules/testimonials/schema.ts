import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'testimonialsModule',
  title: shared.testimonials,
  description: words.about,
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
  sorts: [
    { title: shared.newestFirst, value: 'newest' },
    { title: shared.oldestFirst, value: 'oldest' },
    { title: words.rating, value: 'rating' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [{ title: shared.testimonial, value: 'testimonial', to: 'testimonial' }],
  },
  initial: { maxItems: 3 },
});
