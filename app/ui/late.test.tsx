// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { late, onDemand } from './late.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a late part', () => {
  it('has its placeholder until its code is there', async () => {
    const Part = late(async () => Greeting, <p>Wait</p>);
    render(<Part name="Ann" />);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });
});

describe('a part on demand', () => {
  it('is no part of what the server sends, and not fetched for it', () => {
    const load = vi.fn(async () => Greeting);
    const Part = onDemand(load);
    expect(renderToString(<Part name="Ann" />)).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it('comes with its code, and follows what it is given', async () => {
    const Part = onDemand(async () => Greeting);
    const { rerender } = render(<Part name="Ann" />);
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
    rerender(<Part name="Bob" />);
    expect(screen.getByText('Hello Bob')).toBeTruthy();
  });

  it('is nothing where its code cannot be fetched, and is asked for again by the next who opens it', async () => {
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
