// Requirements 8.5
import { expect, it } from 'vitest';
import { pageTypes } from '../../schemas/content-types.ts';
import { hasView, pageViews } from './page-views.ts';

it('match what the Studio offers', () => {
  expect([...pageViews].sort()).toEqual(pageTypes.map(({ value }) => value).sort());
  expect([hasView('content'), hasView('carousel-3000')]).toEqual([true, false]);
});
