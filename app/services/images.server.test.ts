import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptFiles } from './kept-files.ts';
import { createImages, type PictureSource } from './images.server.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#a33"/></svg>';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gevel-images-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

function drawn() {
  const load = vi.fn<PictureSource['load']>((key) =>
    Promise.resolve(key === 'house' ? { bytes: new TextEncoder().encode(square), ready: false } : null),
  );
  return {
    load,
    images: createImages({
      kept: createKeptFiles({ directory, ending: '.webp', mostBytes: 1e7 }),
      sources: { listing: { load } },
    }),
  };
}

describe('pictures on request', () => {
  it('come as WebP in the size asked for', async () => {
    const bytes = await drawn().images.get('listing', 'house', { width: 400, height: 267 });
    expect(bytes && (await sharp(bytes).metadata())).toMatchObject({ format: 'webp', width: 400, height: 267 });
  });

  it('keep their own shape, and are never made larger, where no height is asked for', async () => {
    const bytes = await drawn().images.get('listing', 'house', { width: 1920, height: null });
    expect(bytes && (await sharp(bytes).metadata())).toMatchObject({ width: 600, height: 600 });
  });

  it('are made once, also for visitors who come at the same moment and after a restart', async () => {
    const { load, images } = drawn();
    const ask = () => images.get('listing', 'house', { width: 400, height: 267 });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(load).toHaveBeenCalledTimes(1);

    const restarted = drawn();
    expect(await restarted.images.get('listing', 'house', { width: 400, height: 267 })).not.toBeNull();
    expect(restarted.load).not.toHaveBeenCalled();
  });

  it('are missing where the source has none, whatever the key looks like', async () => {
    const { images } = drawn();
    for (const key of ['nothing', '../../etc/passwd', ''])
      expect(await images.get('listing', key, { width: 400, height: null })).toBeNull();
    expect(await images.get('unknown', 'house', { width: 400, height: null })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    const { load, images } = drawn();
    load.mockRejectedValueOnce(new Error('offline'));
    const ask = () => images.get('listing', 'house', { width: 400, height: 267 });
    await expect(ask()).rejects.toThrow('offline');
    expect(await ask()).not.toBeNull();
  });
});
