import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, RenderedPage, type Rendering } from './page-cache.ts';

function rendering(
  text: string,
  fields: { status?: number; cacheable?: boolean; current?: () => boolean; headers?: [string, string][] } = {},
): Rendering {
  const { status = 200, cacheable = true, current = () => true, headers = [] } = fields;
  return {
    page: new RenderedPage(status, new Map(headers), Buffer.from(text)),
    freshness: { cacheable, stillCurrent: current },
  };
}

const megabyte = 1024 * 1024;

describe('the page cache', () => {
  it('renders a page once and sends it many times', async () => {
    const cache = new PageCache(megabyte);
    const render = vi.fn(() => Promise.resolve(rendering('home')));
    expect((await cache.get('/nl/', render)).outcome).toBe('miss');
    const second = await cache.get('/nl/', render);
    expect(second.outcome).toBe('hit');
    expect(second.page.body.toString()).toBe('home');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders again when something the page has read changed (10.43)', async () => {
    const cache = new PageCache(megabyte);
    let revision = 1;
    const renderNow = () => {
      const read = revision;
      return Promise.resolve(rendering(`revision ${read}`, { current: () => read === revision }));
    };
    await cache.get('/nl/', renderNow);
    revision = 2;
    const { page, outcome } = await cache.get('/nl/', renderNow);
    expect([outcome, page.body.toString()]).toEqual(['miss', 'revision 2']);
  });

  it('lets visitors wait for a page that is being made, unless the content changed meanwhile', async () => {
    const cache = new PageCache(megabyte);
    let revision = 1;
    let release = () => undefined as void;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const render = vi.fn(async () => {
      const read = revision;
      await slow;
      return rendering(`revision ${read}`, { current: () => read === revision });
    });
    const [first, second] = [cache.get('/nl/', render), cache.get('/nl/', render)];
    revision = 2;
    const third = cache.get('/nl/', render);
    release();
    await first;
    expect((await second).page.body.toString()).toBe('revision 2');
    expect((await third).page.body.toString()).toBe('revision 2');
  });

  it.each([
    ['an answer that sets a cookie', { headers: [['set-cookie', 'a=1']] as [string, string][] }],
    ['a page made from an old copy of the content', { cacheable: false }],
    ['a failure', { status: 500 }],
  ])('never keeps %s', async (_what, fields) => {
    const cache = new PageCache(megabyte);
    const render = vi.fn(() => Promise.resolve(rendering('x', fields)));
    await cache.get('/nl/', render);
    await cache.get('/nl/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps a 404 for half a minute', async () => {
    let now = 0;
    const cache = new PageCache(megabyte, () => now);
    const render = vi.fn(() => Promise.resolve(rendering('gone', { status: 404 })));
    await cache.get('/x/', render);
    now = 29_000;
    await cache.get('/x/', render);
    expect(render).toHaveBeenCalledTimes(1);
    now = 31_000;
    await cache.get('/x/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays within its bytes', async () => {
    const cache = new PageCache(50_000);
    for (let page = 0; page < 100; page += 1)
      await cache.get(`/${page}/`, () => Promise.resolve(rendering('x'.repeat(1_000))));
    expect(cache.size.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.size.entries).toBeGreaterThan(5);
  });

  it('keeps nothing when it is turned off, and nothing after a failed render', async () => {
    const off = new PageCache(0);
    const render = vi.fn(() => Promise.resolve(rendering('x')));
    await off.get('/', render);
    await off.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);

    const cache = new PageCache(megabyte);
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', render)).outcome).toBe('miss');
  });

  it('gives each encoding of the same bytes, and one name for them', async () => {
    const { page } = rendering('a page '.repeat(500));
    expect(gunzipSync(await page.encodedBody('gzip')).equals(page.body)).toBe(true);
    expect((await page.encodedBody('br')).byteLength).toBeLessThan(page.body.byteLength / 10);
    expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});
