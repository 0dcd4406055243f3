import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTooMuch } from './bounded.ts';
import { createFileCache } from './file-cache.ts';
import { createImages, forgetOriginal, type FoundPicture, type PictureSource } from './images.server.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#a33"/></svg>';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gevel-images-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** A third party's server that does not answer. */
const slow = () => new Promise<never>(() => undefined);

function drawn() {
  const read = () => Promise.resolve(new TextEncoder().encode(square));
  const load = vi.fn<FoundPicture['load']>(() => Promise.resolve({ ready: false, read }));
  const find: PictureSource['find'] = (key) => Promise.resolve(key === 'house' ? { name: key, load } : null);
  return {
    load,
    images: createImages({
      cache: createFileCache({ directory, ending: '.webp', maxBytes: 1e7 }),
      sources: { listing: { find }, slow: { find: (key) => Promise.resolve({ name: key, load: slow }) } },
      retryAfter: 1_000,
    }),
  };
}

describe('pictures on request', () => {
  it('are WebP in the requested size', async () => {
    const bytes = await drawn().images.get('listing', 'house', { width: 400, height: 267 });
    expect(bytes && (await sharp(bytes).metadata())).toMatchObject({ format: 'webp', width: 400, height: 267 });
  });

  it('have the original’s aspect ratio, and are never enlarged, if no height is requested', async () => {
    const bytes = await drawn().images.get('listing', 'house', { width: 1920, height: null });
    expect(bytes && (await sharp(bytes).metadata())).toMatchObject({ width: 600, height: 600 });
  });

  it('are rendered once, also for concurrent requests and after a restart (10.47)', async () => {
    const { load, images } = drawn();
    const ask = () => images.get('listing', 'house', { width: 400, height: 267 });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(load).toHaveBeenCalledTimes(1);

    const restarted = drawn();
    expect(await restarted.images.get('listing', 'house', { width: 400, height: 267 })).not.toBeNull();
    expect(restarted.load).not.toHaveBeenCalled();
  });

  it('are rendered again once their original is forgotten, in every size, and others are not', async () => {
    const load = vi.fn<FoundPicture['load']>(() =>
      Promise.resolve({ ready: false, read: () => Promise.resolve(new TextEncoder().encode(square)) }),
    );
    const find: PictureSource['find'] = (key) => Promise.resolve({ name: key, of: key.slice(0, 1), load });
    const cache = createFileCache({ directory, ending: '.webp', maxBytes: 1e7 });
    const images = createImages({ cache, sources: { content: { find } } });
    const ask = async () => {
      for (const key of ['a cropped', 'a whole', 'b whole'])
        for (const width of [100, 200]) await images.get('content', key, { width, height: null });
    };
    await ask();
    load.mockClear();
    await forgetOriginal(cache, 'content', 'a');
    await ask();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('are missing if the source has none, whatever the key is', async () => {
    const { images } = drawn();
    for (const key of ['nothing', '../../etc/passwd', ''])
      expect(await images.get('listing', key, { width: 400, height: null })).toBeNull();
    expect(await images.get('unknown', 'house', { width: 400, height: null })).toBeNull();
  });

  it('are missing for a short time after a failure, in every size, and then requested again (10.47)', async () => {
    const { load, images } = drawn();
    const ask = (width = 400) => images.get('listing', 'house', { width, height: 267 });
    const first = () => ask().catch((error: Error) => error.message);
    for (const [outcome, seen] of [[new Error('offline'), 'offline'] as const, [null, null] as const]) {
      load.mockClear();
      load.mockImplementationOnce(() => (outcome === null ? Promise.resolve(null) : Promise.reject(outcome)));
      expect([await first(), await ask(), await ask(160)]).toEqual([seen, null, null]);
      expect(load).toHaveBeenCalledTimes(1);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
    }
    expect(await ask()).not.toBeNull();
  });

  it('are rendered while others wait for a third party’s server', async () => {
    const { images } = drawn();
    for (let index = 0; index < 40; index += 1)
      void images.get('slow', `picture ${index}`, { width: 400, height: null });
    expect(await images.get('listing', 'house', { width: 400, height: null })).not.toBeNull();
  });

  it('are refused if too many wait, which does not count as a failure', async () => {
    const { images, load } = drawn();
    let go = () => undefined as void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    load.mockImplementation(() =>
      Promise.resolve({ ready: false, read: () => gate.then(() => new TextEncoder().encode(square)) }),
    );
    const ask = (width: number) => images.get('listing', 'house', { width, height: null });
    const waiting = Array.from({ length: 400 }, (_, index) => ask(index + 1).catch((error: unknown) => error));
    const settled = Promise.all(waiting);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(400));
    await expect(ask(500)).rejects.toSatisfy(isTooMuch);
    go();
    const refused = (await settled).filter(isTooMuch);
    expect(refused.length).toBeGreaterThan(100);
    expect(await ask(500)).not.toBeNull();
  });

  it.each(['nothing', 'constructor', '__proto__', 'toString'])('have no source called %s', async (source) => {
    expect(await drawn().images.get(source, 'house', { width: 400, height: null })).toBeNull();
  });
});
