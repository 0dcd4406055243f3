import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderedHtml } from './rendered-html.server.ts';

it('keeps every character of several bytes, wherever React’s buffer ends', async () => {
  for (const padding of [0, 1, 2, 3]) {
    const text = 'x'.repeat(padding) + 'é€😀'.repeat(3_000);
    expect((await renderedHtml(<p>{text}</p>, () => {})).toString()).toBe(`<p>${text}</p>`);
  }
});

it('waits for parts that come later', async () => {
  let ready = false;
  const later = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => (ready = true));
  const Late = () => {
    if (!ready) throw later;
    return <p>late</p>;
  };
  const html = await renderedHtml(
    <Suspense fallback="waiting">
      <Late />
    </Suspense>,
    () => {},
  );
  expect(html.toString()).toContain('<p>late</p>');
  expect(html.toString()).not.toContain('waiting');
});

it('reports a part that fails, and shows the rest; fails when there is nothing to show', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const failed = vi.fn();
  const html = await renderedHtml(
    <main>
      <p>rest</p>
      <Suspense fallback="instead">
        <Broken />
      </Suspense>
    </main>,
    failed,
  );
  expect(html.toString()).toContain('<p>rest</p>');
  expect(failed).toHaveBeenCalledTimes(1);
  await expect(renderedHtml(<Broken />, failed)).rejects.toThrow('broken');
});
