// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { late, onDemand } from './late.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a late part', () => {
  it('shows its placeholder until its code has loaded', async () => {
    const Part = late(async () => Greeting, { placeholder: <p>Wait</p> });
    render(<Part name="Ann" />);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });
});

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
