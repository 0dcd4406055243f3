import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reads } from '~/platform/reads.ts';
import type { ContentLake } from './lake.ts';
import { ContentStore } from './store.server.ts';

const log = pino({ level: 'silent' });
const source = { query: '*[_type == "article"]', types: ['article', 'category'] };

let directory: string;
let counters: Map<string, number>;
let lake: ReturnType<typeof vi.fn<ContentLake['query']>>;

const revisions = { current: (name: string) => counters.get(name) ?? 0 };

/** Opens a store on the `lake` mock. A second one simulates a restart, which only the folder survives. */
function openStore(options: { drafts?: boolean; copyAfter?: number; timeout?: number } = {}): ContentStore {
  const picture = () => Promise.reject(new Error('No test looks at pictures'));
  return new ContentStore({ lake: { showsDrafts: true, query: lake, picture }, revisions, log, directory, ...options });
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gevel-content-'));
  counters = new Map();
  lake = vi.fn(() => Promise.resolve(['first']));
});

afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));

describe('reading content (10.42)', () => {
  it('queries the lake once per revision of what the query reads', async () => {
    const store = openStore();
    const read = () => store.reader(new Reads(revisions)).read(source);
    await read();
    await read();
    expect(lake).toHaveBeenCalledTimes(1);

    counters.set('content:testimonial', 1);
    await read();
    expect(lake).toHaveBeenCalledTimes(1);

    counters.set('content:category', 1);
    lake.mockResolvedValue(['second']);
    expect(await read()).toEqual(['second']);
    expect(lake).toHaveBeenCalledTimes(2);
  });

  it('shares one query among concurrent requests', async () => {
    const store = openStore();
    await Promise.all([1, 2, 3].map(() => store.reader(new Reads(revisions)).read(source)));
    expect(lake).toHaveBeenCalledTimes(1);
  });

  it('records what the request depends on', async () => {
    const reads = new Reads(revisions);
    await openStore().reader(reads).read(source);
    expect([...reads.revisions.keys()]).toEqual(['content:article', 'content:category']);
  });

  it('computes derived values once per revision and passes on their dependencies', async () => {
    const store = openStore();
    const make = vi.fn(async (reader: ReturnType<ContentStore['reader']>) => ({ made: await reader.read(source) }));
    await store.reader(new Reads(revisions)).derive('table', make);
    const reads = new Reads(revisions);
    await store.reader(reads).derive('table', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(reads.revisions.has('content:article')).toBe(true);

    counters.set('content:article', 1);
    await store.reader(new Reads(revisions)).derive('table', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('drafts', () => {
  it('are queried again when one changes, but published content is not', async () => {
    const published = openStore();
    const preview = openStore({ drafts: true });
    const readBoth = async () => {
      for (const store of [published, preview]) await store.reader(new Reads(revisions)).read(source);
    };
    await readBoth();
    expect(lake).toHaveBeenCalledTimes(2);
    counters.set('drafts:article', 1);
    await readBoth();
    expect(lake).toHaveBeenCalledTimes(3);
    counters.set('content:article', 1);
    await readBoth();
    expect(lake).toHaveBeenCalledTimes(5);
  });
});

describe('while the lake is slow', () => {
  it('serves the last copy after a short wait, and the new result once it arrives', async () => {
    const store = openStore({ copyAfter: 30 });
    await store.reader(new Reads(revisions)).read(source);
    let arrive: (value: unknown) => void = () => undefined;
    lake.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    counters.set('content:article', 1);

    const reads = new Reads(revisions);
    expect(await store.reader(reads).read(source)).toEqual(['first']);
    expect(reads.degraded).toBe(true);
    expect(await store.reader(new Reads(revisions)).read(source)).toEqual(['first']);
    expect(lake).toHaveBeenCalledTimes(2);

    arrive(['second']);
    await vi.waitFor(async () => expect(await store.reader(new Reads(revisions)).read(source)).toEqual(['second']));
  });

  it('aborts a query that is never answered', async () => {
    const store = openStore({ timeout: 20 });
    lake.mockImplementation(
      (_query, _parameters, _perspective, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('timed out')))),
    );
    await expect(store.reader(new Reads(revisions)).read(source)).rejects.toMatchObject({
      code: 'CONTENT_UNAVAILABLE',
    });
    lake.mockResolvedValue(['there again']);
    expect(await store.reader(new Reads(revisions)).read(source)).toEqual(['there again']);
  });

  it('waits if there is no copy', async () => {
    const store = openStore({ copyAfter: 5 });
    lake.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 60, ['late'])));
    expect(await store.reader(new Reads(revisions)).read(source)).toEqual(['late']);
  });
});

describe('while the lake is down (10.42)', () => {
  const down = () => lake.mockRejectedValue(new Error('connection refused'));

  it('serves the last copy, and marks the page as not cacheable', async () => {
    const store = openStore();
    await store.reader(new Reads(revisions)).read(source);
    down();
    counters.set('content:article', 1);
    const reads = new Reads(revisions);
    expect(await store.reader(reads).read(source)).toEqual(['first']);
    expect(reads.degraded).toBe(true);
    expect(store.failure).toBe('connection refused');
  });

  it('serves the last copy after a restart, too', async () => {
    await openStore().reader(new Reads(revisions)).read(source);
    await vi.waitFor(async () => {
      const { readdir } = await import('node:fs/promises');
      expect((await readdir(directory)).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    });
    down();
    expect(await openStore().reader(new Reads(revisions)).read(source)).toEqual(['first']);
  });

  it('fails with a code if there is no copy, and recovers when the lake does', async () => {
    const store = openStore();
    down();
    await expect(store.reader(new Reads(revisions)).read(source)).rejects.toMatchObject({
      code: 'CONTENT_UNAVAILABLE',
    });
    lake.mockResolvedValue(['back']);
    expect(await store.reader(new Reads(revisions)).read(source)).toEqual(['back']);
    expect(store.failure).toBeNull();
  });
});
