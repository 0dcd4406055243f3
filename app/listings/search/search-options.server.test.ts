import { expect, it, vi } from 'vitest';
import type { ListingsPort } from '../domain/port.ts';
import { shownChoiceCounts } from './search-options.server.ts';
import { emptySearch } from './search-query.ts';

it('counts only the choices that the editors show (10.130)', async () => {
  const choiceCounts = vi.fn<ListingsPort['choiceCounts']>(() =>
    Promise.resolve({ types: null, features: {}, options: {} }),
  );
  const listings = { choiceCounts } as unknown as ListingsPort;
  const { criteria } = emptySearch('sale');
  const config = { typeSelect: { public: false }, otherFilters: { garden: false, epc: false } };
  await shownChoiceCounts(listings, config, criteria);
  const [, asked] = choiceCounts.mock.lastCall ?? [];
  expect(asked?.types).toBe(false);
  expect(asked?.filters).toContain('terrace');
  expect(asked?.filters).not.toContain('garden');
  expect(asked?.filters).not.toContain('epc');
});
