// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { late, onDemand } from './late.tsx';

beforeEach(() => {
  const state = { navigation: { state: 'idle' }, location: { key: 'default' } };
  vi.stubGlobal('__remixRouter', { state, subscribe: () => () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a late part', () => {
  it('shows its placeholder until its code has loaded', async () => {
    const Part = late(async () => Greeting, { placeholder: <p>Wait</p> });
    render(<Part name="Ann" />);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });
});

describe('a late part whose code cannot be fetched', () => {
  /** How it is fetched, and how often. */
  function fetched() {
    const code = { isGone: true, asked: 0 };
    const load = async () => {
      code.asked += 1;
      if (code.isGone) throw new Error('Offline');
      return Greeting;
    };
    return { code, load };
  }

  it('stays as the server sent it, and comes alive when it can', async () => {
    const { code, load } = fetched();
    const Part = late(load);
    const page = document.createElement('div');
    page.innerHTML = '<!--$--><p>Hello <!-- -->Ann</p><!--/$-->';
    const sent = page.firstElementChild;
    const isAlive = () => Object.keys(sent ?? {}).some((key) => key.startsWith('__reactFiber'));
    const problems = vi.fn();
    const root = hydrateRoot(page, <Part name="Ann" />, { onRecoverableError: problems });
    await waitFor(() => expect(code.asked).toBeGreaterThan(0));
    code.isGone = false;
    expect(isAlive()).toBe(false);
    expect(page.firstElementChild).toBe(sent);
    await waitFor(() => expect(isAlive()).toBe(true), { timeout: 5_000 });
    expect(page.firstElementChild).toBe(sent);
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
  });

  it('fails where a navigation waits for it, and is asked for again by who comes later', async () => {
    const { code, load } = fetched();
    const Part = late(load, { preload: true });
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = (
      <Problem>
        <Suspense>
          <Part name="Ann" />
        </Suspense>
      </Problem>
    );
    const { unmount } = render(page);
    expect(await screen.findByText('Offline')).toBeTruthy();
    const { asked } = code;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(code.asked).toBe(asked);
    unmount();
    code.isGone = false;
    render(page);
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
    quiet.mockRestore();
  });
});

/** As a route's error page. */
class Problem extends Component<{ children: ReactNode }, { problem: Error | null }> {
  static getDerivedStateFromError = (problem: Error) => ({ problem });
  override state = { problem: null as Error | null };
  override render() {
    return this.state.problem ? <p>{this.state.problem.message}</p> : this.props.children;
  }
}

describe('a late part that its document cut short', () => {
  const Cut = ({ name }: { name?: string }) => <p>Hello {name}</p>;
  const source = ({ name }: { name?: string }) => (name === undefined ? '/api/name' : null);

  it('asks for the rest once, however many there are of it, and shows it then', async () => {
    const read = vi.fn(async () => ({ name: 'Ann' }));
    const Part = late(async () => Cut, { rest: { source, read } });
    render(
      <>
        <Part />
        <Part />
      </>,
    );
    expect(await screen.findAllByText('Hello Ann')).toHaveLength(2);
    expect(read).toHaveBeenCalledExactlyOnceWith('/api/name');
  });

  it('asks for nothing where it is whole', async () => {
    const read = vi.fn(async () => ({ name: 'Ann' }));
    const Part = late(async () => Cut, { rest: { source, read } });
    render(<Part name="Bob" />);
    expect(await screen.findByText('Hello Bob')).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });

  it('asks again where there was no answer', async () => {
    const read = vi.fn(async () => ({ name: 'Ann' })).mockRejectedValueOnce(new Error('Offline'));
    const Part = late(async () => Cut, { placeholder: <p>Wait</p>, rest: { source, read } });
    render(<Part />);
    expect(await screen.findByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Hello Ann', {}, { timeout: 5_000 })).toBeTruthy();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a part on demand', () => {
  it('is neither rendered by the server nor loaded before it is opened', () => {
    const load = vi.fn(async () => Greeting);
    const Part = onDemand(load);
    expect(renderToString(<Part name="Ann" />)).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it('renders once its code has loaded, and follows its props', async () => {
    const Part = onDemand(async () => Greeting);
    const { rerender } = render(<Part name="Ann" />);
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
    rerender(<Part name="Bob" />);
    expect(screen.getByText('Hello Bob')).toBeTruthy();
  });

  it('renders nothing if its code fails to load, and loads it again when next opened', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('Offline'));
    const Part = onDemand(load);
    const { container, unmount } = render(<Part name="Ann" />);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(container.innerHTML).toBe('');
    unmount();
    render(<Part name="Ann" />);
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });
});
