import { expect, it } from 'vitest';
import { filtersOf, hiddenFilters, isNarrowed, noFilters, parametersOf } from './filters.ts';

it('reads filters out of the address, and writes only those that matter', () => {
  const filters = filtersOf([
    ['form', 'offer'],
    ['state', 'handled'],
    ['text', 'An'],
    ['unknown', 'x'],
  ]);
  expect(filters).toEqual({ ...noFilters, form: 'offer', state: 'handled', text: 'An' });
  expect(parametersOf(filters)).toEqual([
    ['state', 'handled'],
    ['form', 'offer'],
    ['text', 'An'],
  ]);
  expect(filtersOf(parametersOf(filters))).toEqual(filters);
});

it('shows open leads where the address says nothing, or nonsense', () => {
  expect(filtersOf([])).toEqual(noFilters);
  expect(filtersOf([['state', 'lost']]).state).toBe('open');
  expect(parametersOf(noFilters)).toEqual([]);
});

it('counts what is out of view', () => {
  expect(hiddenFilters({ ...noFilters, text: 'An', form: 'offer', to: '2026-11-21' })).toBe(2);
  expect([isNarrowed({ ...noFilters, state: 'all' }), isNarrowed({ ...noFilters, property: '1' })]).toEqual([
    false,
    true,
  ]);
});
