import { defineType } from 'sanity';
import { icons } from '../content-types.ts';
import { shared } from '../shared.words.ts';

/** The name of an icon that the site has; the names are lucide's. */
export const iconName = defineType({
  name: 'iconName',
  title: shared.icon,
  type: 'string',
  options: { list: [...icons] },
});
