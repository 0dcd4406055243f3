import { defineType } from 'sanity';
import { icons } from '../content-types.ts';
import { shared } from '../shared.words.ts';

/** One of the icons that the site knows; the names are lucide's. */
export const iconName = defineType({
  name: 'iconName',
  title: shared.icon,
  type: 'string',
  options: { list: [...icons] },
});
