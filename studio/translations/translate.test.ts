import { expect, it } from 'vitest';
import { textsIn, withTexts } from './translate.ts';

const blocks = [
  {
    _type: 'block',
    _key: 'a',
    style: 'h2',
    markDefs: [{ _key: 'l', href: '/x' }],
    children: [
      { _key: 'b', text: 'Een ', marks: ['l'] },
      { _key: 'c', text: 'huis' },
    ],
  },
  { _type: 'image', _key: 'd', asset: { _ref: 'image-1' } },
  { _type: 'block', _key: 'e', children: [{ _key: 'f', text: 'Twee' }] },
];

it('texts of a string and of formatted text are found in order', () => {
  expect(textsIn('Huis')).toEqual(['Huis']);
  expect(textsIn(blocks)).toEqual(['Een ', 'huis', 'Twee']);
  for (const value of [null, 5, {}]) expect(textsIn(value)).toBeUndefined();
});

it('translated text keeps its form, links and pictures, under keys of its own (10.347)', () => {
  let count = 0;
  const newKey = () => `k${(count += 1)}`;
  expect(withTexts('Huis', ['Maison'], newKey)).toBe('Maison');
  expect(withTexts(blocks, ['Une ', 'maison', 'Deux'], newKey)).toEqual([
    {
      ...blocks[0],
      _key: 'k1',
      children: [
        { _key: 'k2', text: 'Une ', marks: ['l'] },
        { _key: 'k3', text: 'maison' },
      ],
    },
    { ...blocks[1], _key: 'k4' },
    { ...blocks[2], _key: 'k5', children: [{ _key: 'k6', text: 'Deux' }] },
  ]);
});
