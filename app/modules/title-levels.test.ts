import { expect, it } from 'vitest';
import { withTitleLevels } from './title-levels.ts';

const levels = (...sizes: ('h2' | 'h3' | 'h4' | null)[]) =>
  withTitleLevels(
    sizes.map((size) => ({ title: size === null ? null : { text: 'Title' }, titleSize: size ?? 'h2' })),
  ).map(({ titleLevel }) => titleLevel);

it.each([
  [
    ['h2', 'h3', 'h4'],
    [2, 3, 4],
  ],
  [
    ['h3', 'h3', 'h2', 'h3'],
    [2, 2, 2, 3],
  ],
  [
    ['h4', 'h4', 'h3', 'h4'],
    [2, 2, 2, 3],
  ],
  [
    ['h2', 'h4', 'h4', 'h3'],
    [2, 3, 3, 3],
  ],
  [
    ['h2', 'h3', 'h2', 'h4'],
    [2, 3, 2, 3],
  ],
  [
    [null, 'h3', null, 'h3'],
    [2, 2, 2, 2],
  ],
] as const)('titles of the sizes %j are headings of the levels %j', (sizes, expected) => {
  expect(levels(...sizes)).toEqual(expected);
});
