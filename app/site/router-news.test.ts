import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { holdsSame, tellOnlyNews } from './router-news.ts';

it('tells what is the same from what is not', () => {
  const list: number[] = [];
  expect(holdsSame({ a: 1, list }, { list, a: 1 })).toBe(true);
  expect(holdsSame({ a: 1, list }, { a: 1, list: [] })).toBe(false);
  expect(holdsSame<{ a?: number; b?: number }>({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(holdsSame<{ a?: number; b?: number }>({ a: 1, b: 2 }, { a: 1 })).toBe(false);
});

it('tells of a navigation, and not of routes that the router has learnt of; these lead on all the same', async () => {
  const router = createMemoryRouter([{ id: 'root', path: '/' }]);
  tellOnlyNews(router as never);
  tellOnlyNews(router as never);
  const hear = vi.fn();
  const end = router.subscribe(hear);
  router.patchRoutes('root', [{ id: 'next', path: 'next' }]);
  expect(hear).not.toHaveBeenCalled();
  await router.navigate('/next');
  expect(hear).toHaveBeenCalled();
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'next']);
  hear.mockClear();
  end();
  await router.navigate('/');
  expect(hear).not.toHaveBeenCalled();
});
