// Requirements 10.187
// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { savedIds } from './saved-ids.ts';
import { useSavedIds } from './use-saved-ids.ts';

beforeEach(() => localStorage.clear());

/** How often a list is rendered during hydration, and what it shows then. */
async function takenOver(stored: string | null) {
  if (stored !== null) localStorage.setItem('test', stored);
  const list = savedIds('test', 3);
  let times = 0;
  const Count = () => {
    times += 1;
    return <p>{useSavedIds(list).length}</p>;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Count />);
  times = 0;
  await act(async () => hydrateRoot(place, <Count />));
  return { times, says: place.textContent };
}

it.each([null, '[]', '["../x"]', '{'])(
  'a list that has nothing is rendered once as its page is taken over (%s)',
  async (stored) => {
    expect(await takenOver(stored)).toEqual({ times: 1, says: '0' });
  },
);

it('one that has something is rendered again, with what it has', async () => {
  expect(await takenOver('["7"]')).toEqual({ times: 2, says: '1' });
});
