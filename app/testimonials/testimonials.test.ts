import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { startTestLake, testDatabases, writeToken, type TestLake } from '@gevel/lake/testing';
import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import { embeddedDrafts } from '~/content/drafts/embedded.server.ts';
import { hostedDrafts } from '~/content/drafts/hosted.server.ts';
import type { Lead } from '~/leads/leads.server.ts';
import { createLog } from '~/platform/log.ts';
import { cleanPicture } from './picture.server.ts';
import { createTestimonials } from './testimonials.server.ts';

const adapters: [string, (test: TestLake) => DraftWriter][] = [
  ['the embedded lake', ({ lake }) => embeddedDrafts(lake, 'production')],
  ['a hosted lake', ({ client }) => hostedDrafts(client({ token: writeToken }))],
];
const [database] = testDatabases;

const lead = (id: string): Lead => ({
  ...{ id, key: id, form: 'testimonial', language: 'fr', page: '/fr/feed-back/', propertyId: null, projectId: null },
  email: 'an@example.be',
  data: { name: 'An', email: 'an@example.be', website: 'https://an.example/', comment: 'Un.\n\nDeux,\nligne.' },
  ...{ consent: { version: '1', text: '' }, source: {}, handledAt: null, handledBy: null, assignedTo: null },
  // In Belgium the next day has begun.
  ...{ createdAt: '2026-11-21T23:30:00.000Z', keepUntil: '2027-11-21T23:30:00.000Z' },
});
const drawn = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#c00' } });

describe.each(adapters)('a testimonial on %s', (_name, open) => {
  let test: TestLake;
  let picture: Buffer;
  beforeAll(async () => {
    if (database === undefined) throw new Error('No database to test with');
    test = await startTestLake(database.create);
    picture = await drawn().jpeg().toBuffer();
  }, 60_000);
  afterAll(() => test.dispose());

  /** Runs the job of a lead, as the queue would. */
  async function run(id: string, key: string | null, known: (id: string) => Lead | null = lead): Promise<void> {
    const { jobs } = createTestimonials({
      drafts: open(test),
      leads: { byId: (asked) => Promise.resolve(known(asked)) },
      blobs: { put: () => Promise.reject(new Error('not asked')), get: () => Promise.resolve(picture) },
      jobs: { send: () => Promise.resolve() },
      log: createLog('silent'),
    });
    await jobs[0]?.work({ lead: id, picture: key }, () => undefined);
  }
  const ask = (query: string, perspective: 'raw' | 'published' = 'raw') =>
    test.lake.query({ dataset: 'production', query, parameters: {}, perspective });

  it('is one draft with its picture, however often the job runs', async () => {
    await run('one', 'key');
    const [first] = (await ask('*[_id match "*testimonial-one"]')) as Record<string, unknown>[];
    expect(first).toMatchObject({
      _id: 'drafts.testimonial-one',
      _type: 'testimonial',
      name: 'An',
      website: 'https://an.example/',
      status: 'Draft',
      date: '2026-11-22',
      body: { fr: [{ children: [{ text: 'Un.' }] }, { children: [{ text: 'Deux,\nligne.' }] }] },
    });
    expect(JSON.stringify(first)).not.toContain('an@example.be');
    await Promise.all([run('one', 'key'), run('one', 'key')]);
    await run('one', 'key');
    expect(await ask('*[_type == "testimonial" && _id match "*testimonial-one"]')).toEqual([first]);
    expect(await ask('*[_id == "drafts.testimonial-one"][0].image.asset->mimeType')).toBe('image/jpeg');
    expect(await ask('count(*[_type == "sanity.imageAsset"])')).toBe(1);
    expect(await ask('*[_type == "testimonial"]', 'published')).toEqual([]);
  });

  it('is not drafted again once editors have published it', async () => {
    await test.client({ token: writeToken }).create({ _id: 'testimonial-two', _type: 'testimonial', name: 'Mended' });
    await run('two', null);
    expect(await ask('*[_id in ["testimonial-two", "drafts.testimonial-two"]].name')).toEqual(['Mended']);
  });

  it('is none once its lead was erased', async () => {
    await run('three', null, () => null);
    expect(await ask('count(*[_id == "drafts.testimonial-three"])')).toBe(0);
  });
});

it('without a right to write, a testimonial is said in the log and tried no more', async () => {
  const never = () => Promise.reject(new Error('not asked'));
  const { jobs, makesDrafts } = createTestimonials({
    ...{ drafts: null, leads: { byId: never }, blobs: { put: never, get: never }, jobs: { send: never } },
    log: createLog('silent'),
  });
  expect(makesDrafts).toBe(false);
  await jobs[0]?.work({ lead: 'one', picture: null }, () => undefined);
});

describe('a visitor’s picture', () => {
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
});
