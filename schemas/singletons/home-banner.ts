import { defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { isBlank } from '../rules/is-blank.ts';
import { shared } from '../shared.words.ts';
import { words } from './home-banner.words.ts';

export const homeBanner = defineSingleton({
  icon: 'image',
  place: { room: 'banners' },
  type: defineType({
    name: 'homeBanner',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({
        name: 'banner',
        title: shared.banner,
        type: 'banner',
        description: words.bannerHelp,
        validation: (rule) =>
          rule.custom((value) => (isBlank(value) ? { message: words.bannerRequired, path: ['type'] } : true)),
      }),
    ],
    preview: { prepare: () => ({ title: words.type }) },
  }),
});
