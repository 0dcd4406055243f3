import { expect, it } from 'vitest';
import { listingItems } from './listings.ts';

it('reads listings, numbers as words, and leaves out what has no code', () => {
  const answer = {
    items: [
      { id: 123, title: 'House', city: 'Gent', zip: 9000, goal: 'sale', price: '€ 300 000', picture: '/images/1.webp' },
      { title: 'Without a code' },
      null,
    ],
  };
  expect(listingItems(answer)).toEqual([
    {
      id: '123',
      title: 'House',
      city: 'Gent',
      zip: '9000',
      goal: 'sale',
      price: '€ 300 000',
      picture: 'http://localhost/images/1.webp',
    },
  ]);
});

it('refuses what is no list, so that the field becomes a plain one', () => {
  expect(() => listingItems({ error: 'x' })).toThrow();
  expect(() => listingItems('<html>')).toThrow();
});
