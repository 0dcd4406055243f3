// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

const shown: string[] = [];
beforeEach(() => void (shown.length = 0));
afterEach(cleanup);

const press = (setPressed: (isPressed: boolean) => void) => setPressed(true);

/** Is pressed as soon as it is hydrated. */
function Part() {
  const hydrated = useHydrated();
  const [isPressed, setPressed] = useState(false);
  const words = `${hydrated ? 'alive' : 'still'}${isPressed ? ', pressed' : ''}`;
  shown.push(words);
  useEffect(() => press(setPressed), []);
  return <p>{words}</p>;
}

it('is false in a document and while that comes to life, then true, in a step that all else may overtake', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Part />);
  expect(page.textContent).toBe('still');
  const problems = vi.fn();
  const root = hydrateRoot(page, <Part />, { onRecoverableError: problems });
  await vi.waitFor(() => expect(page.textContent).toBe('alive, pressed'));
  expect(shown).toContain('still, pressed');
  expect(shown).not.toContain('alive');
  expect(problems).not.toHaveBeenCalled();
  root.unmount();
});

it('is true at once in a part that comes later', () => {
  render(<Part />);
  expect(new Set(shown)).toEqual(new Set(['alive', 'alive, pressed']));
});
