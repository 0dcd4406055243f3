import { expect, it, vi } from 'vitest';
import { contentCrops } from './crops.server.ts';

const hash = 'a'.repeat(40);
const file = `${hash}-1600x900.jpg`;
const asset = { _type: 'reference', _ref: `image-${hash}-1600x900-jpg` };
const documents = [
  {
    _type: 'menuPage',
    banner: { image: { asset, crop: { left: 0.5, right: 0, top: 0, bottom: 0 } } },
    modules: [{ slides: [{ image: { asset, hotspot: { x: 0.25, y: 0.5 } } }, { image: { asset } }] }],
  },
  { _id: 'drafts.article', image: { asset, crop: { left: 0.5, right: 0, top: 0, bottom: 0 } } },
  { _type: 'article', image: { asset: { _ref: `image-${'b'.repeat(40)}-10x10-jpg` }, hotspot: { x: 0.1, y: 0.1 } } },
];

it('are those of the documents that show the picture, queried once per revision', async () => {
  let revision = '1';
  const query = vi.fn(() => Promise.resolve(documents));
  const crops = contentCrops({ lake: { query }, revision: () => revision });
  expect(await Promise.all([crops(file), crops(file)])).toEqual(
    Array.from({ length: 2 }, () => ['rect=800%2C0%2C800%2C900', 'focus=0.25%2C0.50']),
  );
  expect(query.mock.calls).toEqual([['*[references($asset)]', { asset: asset._ref }, 'raw', expect.any(AbortSignal)]]);
  revision = '2';
  await crops(file);
  expect(query).toHaveBeenCalledTimes(2);
});

it('are queried again after the lake has failed to answer', async () => {
  const query = vi.fn(() => Promise.resolve(documents)).mockRejectedValueOnce(new Error('down'));
  const crops = contentCrops({ lake: { query }, revision: () => '1' });
  await expect(crops(file)).rejects.toThrow('down');
  expect(await crops(file)).toHaveLength(2);
});
