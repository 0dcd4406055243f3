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

const [all, existing] = ['*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]', '*[_id == $asset][0]._id'];
const lakeOf = () => {
  const query = vi.fn((question: string, { asset: asked }: Record<string, unknown>) =>
    Promise.resolve<unknown>(question === all ? documents : asked === asset._ref ? asked : null),
  );
  return { query, times: (question: string) => query.mock.calls.filter(([each]) => each === question).length };
};

it('are those of the documents that show the picture, looked for once per revision', async () => {
  let revision = '1';
  const { query, times } = lakeOf();
  const crops = contentCrops({ lake: { query }, revision: () => revision });
  expect(await Promise.all([crops(file), crops(file)])).toEqual(
    Array.from({ length: 2 }, () => ['rect=800%2C0%2C800%2C900', 'focus=0.25%2C0.50']),
  );
  await crops(`${'b'.repeat(40)}-10x10.jpg`);
  expect(times(all)).toBe(1);
  revision = '2';
  await crops(file);
  expect(times(all)).toBe(2);
});

it('of pictures that do not exist are none, and nothing is looked through for them (10.205)', async () => {
  const { query, times } = lakeOf();
  const crops = contentCrops({ lake: { query }, revision: () => '1' });
  for (let count = 0; count < 50; count += 1) expect(await crops(`${count}${'c'.repeat(38)}-9x9.jpg`)).toEqual([]);
  expect([times(all), times(existing)]).toEqual([0, 50]);
  await crops(file);
  for (let count = 0; count < 50; count += 1) await crops(`${count}${'c'.repeat(38)}-9x9.jpg`);
  expect([times(all), times(existing)]).toEqual([1, 51]);
});

it('are queried again after the lake has failed to answer', async () => {
  const { query } = lakeOf();
  query.mockResolvedValueOnce(asset._ref).mockRejectedValueOnce(new Error('down'));
  const crops = contentCrops({ lake: { query }, revision: () => '1' });
  await expect(crops(file)).rejects.toThrow('down');
  expect(await crops(file)).toHaveLength(2);
});
