import { defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { holdsNothing } from '../rules/nothing.ts';

export const homeBanner = defineSingleton({
  icon: 'image',
  place: { room: 'banners' },
  type: defineType({
    name: 'homeBanner',
    title: 'Banner of the home page',
    type: 'document',
    description: 'The first thing a visitor sees.',
    fields: [
      defineField({
        name: 'banner',
        title: 'Banner',
        type: 'banner',
        description: 'One strong picture works better than five.',
        validation: (rule) =>
          rule.custom((value) =>
            holdsNothing(value) ? { message: 'The home page needs a banner.', path: ['type'] } : true,
          ),
      }),
    ],
    preview: { prepare: () => ({ title: 'Banner of the home page' }) },
  }),
});
