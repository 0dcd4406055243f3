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
