// Requirements 4.6
import { expect, it } from 'vitest';
import type { Goal } from '../domain/codes.ts';
import { emptySearch } from './search-params.ts';
import { withGoal } from './another-goal.ts';

const types: { webId: number; name: string; goals: Goal[] }[] = [
  { webId: 1, name: 'House', goals: ['sale', 'rent'] },
  { webId: 4, name: 'Plot', goals: ['sale'] },
];
const search = {
  ...emptySearch('sale').criteria,
  cities: [{ name: 'gent', zip: '9000' }],
  types: [1, 4, 77],
  price: { min: 0, max: 400_000 },
};

it('resets the price and retains the types that both goals have, or that are unknown', () => {
  expect(withGoal(search, 'rent', types)).toEqual({ ...search, goal: 'rent', types: [1, 77], price: null });
});

it('changes nothing for the same goal', () => {
  expect(withGoal(search, 'sale', types)).toEqual(search);
});
