import { defineType } from 'sanity';
import { words } from './words.ts';

/** A time in milliseconds: a number that editors write in seconds. */
export const milliseconds = defineType({
  name: 'milliseconds',
  title: words.time,
  type: 'number',
});
