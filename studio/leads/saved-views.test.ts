// Requirements 10.324
import { expect, it } from 'vitest';
import { savedViews } from './saved-views.ts';

it.each([
  ['nothing', null, []],
  ['another kind of value', { name: 'x' }, []],
  ['views', [{ name: 'Mine', parameters: [['assigned', 'me']] }], [{ name: 'Mine', parameters: [['assigned', 'me']] }]],
  [
    'views beside what an earlier or later version has written',
    ['x', { name: 5 }, { name: 'Late', parameters: [['followUp', 'late'], ['n', 1], 'x'] }],
    [{ name: 'Late', parameters: [['followUp', 'late']] }],
  ],
])('reads %s', (_what, stored, views) => {
  expect(savedViews(stored)).toEqual(views);
});
