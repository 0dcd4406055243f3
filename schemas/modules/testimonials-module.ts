import { chosenOrder, defineModule, listViews } from './define-module.ts';

export const testimonialsModule = defineModule({
  name: 'testimonialsModule',
  title: 'Testimonials',
  description: 'What clients say.',
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
