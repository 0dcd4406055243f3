import { defineField, defineType } from 'sanity';

export const homeBanner = defineType({
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
      validation: (rule) => rule.required().error('The home page needs a banner.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Banner of the home page' }) },
});
