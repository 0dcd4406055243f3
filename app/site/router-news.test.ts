import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { tellOnlyNews } from './router-news.ts';

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
