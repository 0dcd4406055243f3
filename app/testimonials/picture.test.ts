import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { isTooMuch } from '~/platform/bounded.ts';
import { cleanPicture } from './picture.server.ts';

const drawn = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#c00' } });

describe('a visitor’s picture (3.26, 10.206)', () => {
  it('is stored upright, smaller, as JPEG and without what the camera wrote into it', async () => {
    const taken = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c00' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { format, width, height, exif } = await sharp((await cleanPicture(taken)) ?? undefined).metadata();
    expect([format, height, exif]).toEqual(['jpeg', 1200, undefined]);
    expect(width).toBe(400);
  });

  it('is never made larger', async () => {
    for (const bytes of [await drawn().png().toBuffer(), await drawn().webp().toBuffer()])
      expect(await sharp((await cleanPicture(bytes)) ?? undefined).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it.each([
    ['text', () => Promise.resolve(Buffer.from('hello'))],
    ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    ['a GIF', () => drawn().gif().toBuffer()],
    ['half a picture', async () => (await drawn().png().toBuffer()).subarray(0, 60)],
  ])('is not %s, whatever it is called', async (_what, bytes) => {
    expect(await cleanPicture(await bytes())).toBeNull();
  });

  it('has 40 megapixels at most', async () => {
    const of = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c00' } })
        .jpeg()
        .toBuffer();
    expect(await cleanPicture(await of(8_000, 5_001))).toBeNull();
    expect(await cleanPicture(await of(8_000, 5_000))).not.toBeNull();
  });

  it('is made alone: a few others wait, and the rest are asked to come again', async () => {
    const bytes = await drawn().png().toBuffer();
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => cleanPicture(bytes)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(made.every((each) => each.status === 'fulfilled' || isTooMuch(each.reason))).toBe(true);
  });
});
