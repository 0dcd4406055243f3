// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { encode } from 'turbo-stream';
import { afterEach, describe, expect, it } from 'vitest';
import { Still } from './Still.tsx';
import { still, stillText, type StillData } from './still.ts';

afterEach(cleanup);

async function encoded(value: unknown): Promise<string> {
  return new Response(encode(value)).text();
}

describe('still data', () => {
  it('are there for who renders a document, and are not handed over', async () => {
    const part = still({ words: 'Only once' }, { isData: false });
    expect(part.data?.words).toBe('Only once');
    expect(await encoded({ part })).not.toContain('Only once');
    expect(JSON.stringify(part)).toBe('{}');
  });

  it('are handed over to the router', async () => {
    const part = still({ words: 'Twice' }, { isData: true });
    expect(await encoded({ part })).toContain('Twice');
  });

  it('are told apart from other data', () => {
    expect(stillText({})).toEqual({});
    expect(stillText({ data: 'json' })).toEqual({ data: 'json' });
    for (const other of [null, undefined, 'json', { data: 1 }]) expect(stillText(other)).toBeNull();
  });
});

describe('a still part', () => {
  const Part = ({ of }: { of: StillData<string> }) => (
    <Still name="part" of={of}>
      {(words) => (
        <p>
          {words}{' '}
          <a href="/on/?a=1#b" data-discover="true">
            on
          </a>{' '}
          <a href="/away/">away</a>
        </p>
      )}
    </Still>
  );

  /** The browser's half of a page whose document was rendered with these words. */
  async function takenOver(words: string) {
    const html = renderToString(
      <StaticRouter location="/">
        <Part of={{ data: words }} />
      </StaticRouter>,
    );
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = html;
    const before = container.querySelector('p');
    const router = createMemoryRouter([
      { path: '/', element: <Part of={{}} /> },
      { path: '*', element: null },
    ]);
    const root = await act(() => hydrateRoot(container, <RouterProvider router={router} />));
    return { container, router, before, end: () => act(() => root.unmount()) };
  }

  it('keeps the markup of its document, the very elements', async () => {
    const { container, before, end } = await takenOver('Words');
    expect(container.querySelector('p')).toBe(before);
    expect(container.textContent).toContain('Words');
    await end();
  });

  it('leads on by the router where the link is the router’s, and leaves others to the browser', async () => {
    const { router, end } = await takenOver('Words');
    fireEvent.click(screen.getByText('away'), { cancelable: true });
    expect(router.state.location.pathname).toBe('/');
    fireEvent.click(screen.getByText('on'), { ctrlKey: true });
    expect(router.state.location.pathname).toBe('/');
    await act(() => fireEvent.click(screen.getByText('on')));
    expect(router.state.location).toMatchObject({ pathname: '/on/', search: '?a=1', hash: '#b' });
    await end();
  });

  it('is rendered in the browser after a navigation', () => {
    render(<Part of={{ data: 'New words' }} />);
    expect(screen.getByText(/New words/)).toBeDefined();
  });
});
