// Requirements 10.152
import { expect, it } from 'vitest';
import { changesBetween, type SeenHome } from './changes.ts';

const home = (id: string, price: number | null = 300_000): SeenHome => ({ id, price, title: id, path: `/nl/${id}/` });
const idsOf = (before: readonly SeenHome[], now: readonly SeenHome[]) => {
  const { added, cheaper, gone } = changesBetween(before, now);
  return {
    added: added.map(({ id }) => id),
    cheaper: cheaper.map(({ home: { id }, was }) => `${id} ${was}`),
    gone: gone.map(({ id }) => id),
  };
};

it.each([
  ['nothing', [home('a')], [home('a')], { added: [], cheaper: [], gone: [] }],
  ['a new home', [home('a')], [home('b'), home('a')], { added: ['b'], cheaper: [], gone: [] }],
  ['a lower price', [home('a')], [home('a', 290_000)], { added: [], cheaper: ['a 300000'], gone: [] }],
  ['no higher price', [home('a')], [home('a', 310_000)], { added: [], cheaper: [], gone: [] }],
  ['a home that left', [home('a'), home('b')], [home('b')], { added: [], cheaper: [], gone: ['a'] }],
  ['no price that was hidden', [home('a', null)], [home('a', 1)], { added: [], cheaper: [], gone: [] }],
  ['no price that is hidden', [home('a', 9)], [home('a', null)], { added: [], cheaper: [], gone: [] }],
  [
    'everything at once',
    [home('a'), home('b')],
    [home('b', 1), home('c')],
    { added: ['c'], cheaper: ['b 300000'], gone: ['a'] },
  ],
])('%s is told', (_, before, now, told) => {
  expect(idsOf(before, now)).toEqual(told);
});
