import { defineType } from 'sanity';
import { icons } from '../content-types.ts';

/** One of the icons that the site knows; the names are lucide's. */
export const iconName = defineType({
  name: 'iconName',
  title: 'Icon',
  type: 'string',
  options: { list: [...icons] },
});
