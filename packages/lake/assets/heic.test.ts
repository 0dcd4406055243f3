import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { besideHeic, heicToJpeg, isHeic } from './heic.ts';

const picture = (name: string) => readFile(path.join(import.meta.dirname, `${name}.fixture.heic`));
const box = (...brands: string[]) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length * 4]), Buffer.from(`ftyp${brands.join('')}`)]);

it.each([
  ['of an iPhone', box('heic', '\0\0\0\0', 'mif1', 'heic'), true],
  ['whose brand is only one of several', box('mif1', '\0\0\0\0', 'heix'), true],
  ['AVIF', box('avif', '\0\0\0\0', 'mif1', 'miaf'), false],
  ['a film', box('isom', '\0\0\0\0', 'mp42'), false],
  ['nothing', Buffer.alloc(0), false],
  ['a brand after the box', Buffer.concat([box('isom', '\0\0\0\0'), Buffer.from('heic')]), false],
])('knows HEIC: %s', (_what, bytes, expected) => {
  expect(isHeic(bytes)).toBe(expected);
});

// `large.fixture.heic`: 4000 × 3000 pixels of one colour.
it.each([
  ['pixels', 'telephone', { pixels: 59_999 }, { code: 'ASSET_TOO_MANY_PIXELS' }],
  ['time', 'telephone', { milliseconds: 1 }, { code: 'ASSET_DAMAGED' }],
  ['memory', 'large', { megabytes: 32 }, { code: 'ASSET_DAMAGED' }],
])('limits what HEIC may take: %s (10.303)', async (_what, name, limits, refusal) => {
  await expect(heicToJpeg(await picture(name), besideHeic(), limits)).rejects.toMatchObject(refusal);
});
