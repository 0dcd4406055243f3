import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { startTestLake, testDatabases, writeToken, type TestDatabase, type TestLake } from '@gevel/lake/testing';
import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import { embeddedDrafts } from '~/content/drafts/embedded.server.ts';
import { hostedDrafts } from '~/content/drafts/hosted.server.ts';
import { createLeads, type Leads, type LeadsGone, type NewLead } from '~/leads/leads.server.ts';
import { leadMigrations } from '~/leads/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { Jobs } from '~/platform/jobs.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import { createOutbox } from '~/platform/mail/outbox.ts';
import { testimonialMigrations } from './schema.ts';
import { createTestimonials, type Testimonials } from './testimonials.server.ts';

const adapters: [string, (test: TestLake) => DraftWriter][] = [
  ['the embedded lake', ({ lake }) => embeddedDrafts(lake, 'production')],
  ['a hosted lake', ({ client }) => hostedDrafts(client({ token: writeToken }))],
];
const [database] = testDatabases;

const lead = (key: string): NewLead => ({
  key,
  form: 'testimonial',
  language: 'fr',
  page: '/fr/feed-back/',
  propertyId: null,
  projectId: null,
  email: 'an@example.be',
  data: { name: 'An', email: 'an@example.be', website: 'https://an.example/', comment: 'Un.\n\nDeux,\nligne.' },
  consent: { version: '1', text: '' },
  source: {},
  keepDays: 365,
});
const photo = (color = '#c00') =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const hash = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

/** A site's leads, queue and testimonials, connected to a lake. */
interface Opened {
  leads: Leads;
  jobs: Jobs;
  testimonials: Testimonials;
  /** Submits a testimonial and resolves to its lead. */
  leave(key: string, picture?: Uint8Array | null): Promise<string>;
  /** Runs the job of a lead, as the queue would. */
  run(lead: string): Promise<unknown>;
}

describe.each(adapters)('a testimonial on %s', (_name, open) => {
  let test: TestLake;
  let place: TestDatabase;
  const running: Jobs[] = [];
  const forgotten: string[] = [];
  beforeAll(async () => {
    if (database === undefined) throw new Error('No database to test with');
    [test, place] = await Promise.all([startTestLake(database.create), database.create()]);
  }, 60_000);
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    forgotten.length = 0;
    for (const table of ['testimonial', 'lead', 'job']) await place.database.query(`DELETE FROM ${table}`);
    await client().delete({ query: '*[]' });
  });
  afterAll(async () => {
    await test.dispose();
    await place.dispose();
  }, 60_000);

  async function site(drafts: DraftWriter | null = open(test)): Promise<Opened> {
    const log = createLog('silent');
    const jobs = await createJobs(place.database, log);
    running.push(jobs);
    const outbox = await createOutbox({ ...place, jobs, transport: null, domain: 'gevel.example', log });
    await migrate(place.database, 'leads', leadMigrations);
    await migrate(place.database, 'testimonials', testimonialMigrations);
    const gone: LeadsGone = (...all) => testimonials.gone(...all);
    const leads = createLeads(place.database, outbox, { gone });
    const forgetPicture = (sha1: string) => Promise.resolve(void forgotten.push(sha1));
    const testimonials = createTestimonials({ ...place, drafts, leads, jobs, forgetPicture, log });
    jobs.define(...outbox.jobs, ...leads.jobs, ...testimonials.jobs);
    const leave = async (key: string, picture: Uint8Array | null = null) => {
      const becomes = async (sql: Parameters<LeadsGone>[0], id: string) => {
        await testimonials.send(sql, id, picture);
        return [];
      };
      return (await leads.record(lead(key), becomes)).id;
    };
    const [job] = testimonials.jobs;
    return { leads, jobs, testimonials, leave, run: async (id) => job?.work({ lead: id }, () => undefined) };
  }

  const client = () => test.client({ token: writeToken, perspective: 'raw' });
  const ask = (query: string, perspective: 'raw' | 'published' = 'raw') =>
    test.lake.query({ dataset: 'production', query, parameters: {}, perspective });
  const ids = () => ask('*[]._id | order(@)');
  const rows = () => place.database.query('SELECT * FROM testimonial');
  const expire = (id: string) => place.database.query('UPDATE lead SET keep_until = now() WHERE id = $1', [id]);
  /** Publishes like an editor. */
  const publish = (id: string) =>
    client().action({
      actionType: 'sanity.action.document.publish',
      publishedId: `testimonial-${id}`,
      draftId: `drafts.testimonial-${id}`,
    });

  it('is one draft with its picture, however often the job runs (1.15)', async () => {
    const { leave, run } = await site();
    const id = await leave('one', await photo());
    // In Belgium it is already the next day.
    await place.database.query(`UPDATE lead SET created_at = '2026-11-21T23:30:00Z'`);
    await run(id);
    const [first] = (await ask('*[_type == "testimonial"]')) as Record<string, unknown>[];
    expect(first).toMatchObject({
      _id: `drafts.testimonial-${id}`,
      name: 'An',
      website: 'https://an.example/',
      status: 'Draft',
      date: '2026-11-22',
      body: { fr: [{ children: [{ text: 'Un.' }] }, { children: [{ text: 'Deux,\nligne.' }] }] },
    });
    expect(JSON.stringify(first)).not.toContain('an@example.be');
    await Promise.all([run(id), run(id)]);
    expect(await ask('*[_type == "testimonial"]')).toEqual([first]);
    expect(await ask('*[_type == "testimonial"][0].image.asset->mimeType')).toBe('image/jpeg');
    expect(await ask('count(*[_type == "sanity.imageAsset"])')).toBe(1);
    expect(await ask('*[_type == "testimonial"]', 'published')).toEqual([]);
    // The picture has moved to the draft.
    expect(await rows()).toMatchObject([{ is_drafted: true, waiting: null }]);
  });

  it('is not drafted again once editors have published it, or deleted it', async () => {
    const { leave, run } = await site();
    const [published, deleted] = [await leave('one'), await leave('two')];
    await run(deleted);
    await client().delete(`drafts.testimonial-${deleted}`);
    await client().create({ _id: `testimonial-${published}`, _type: 'testimonial', name: 'Mended' });
    await Promise.all([run(published), run(deleted)]);
    expect(await ask('*[].name')).toEqual(['Mended']);
  });

  it('goes with its picture when its person is erased, and that of another stays (10.83)', async () => {
    const { leave, run, leads, testimonials } = await site();
    const [own, other] = [await photo(), await photo('#00c')];
    const [first, second] = [await leave('one', own), await leave('two', other)];
    await place.database.query(`UPDATE lead SET email = 'els@example.be' WHERE id = $1`, [second]);
    await Promise.all([run(first), run(second)]);
    expect(await testimonials.settle(await leads.erase('an@example.be'))).toEqual([]);
    expect(await ids()).toEqual([`drafts.testimonial-${second}`, expect.stringContaining(hash(other))]);
    expect(forgotten).toEqual([hash(own)]);
    expect(await rows()).toMatchObject([{ lead_id: second }]);
  });

  it('goes when the time of its lead is over and nobody has published it (10.83)', async () => {
    const { leave, run, jobs } = await site();
    const [ignored, published] = [await leave('one', await photo()), await leave('two', await photo('#00c'))];
    await Promise.all([run(ignored), run(published)]);
    await publish(published);
    await expire(ignored);
    await expire(published);
    await jobs.run('leads-purge', {});
    await jobs.start();
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    // The published document is the agency's, including its picture.
    expect(await ids()).toEqual([expect.stringMatching(/^image-/), `testimonial-${published}`]);
    expect(await ask('*[_type == "testimonial"][0].image.asset->mimeType')).toBe('image/jpeg');
  });

  it('is named where it is published when its person is erased, and the rest goes once editors take it down (10.84)', async () => {
    const { leave, run, leads, testimonials, jobs } = await site();
    const id = await leave('one', await photo());
    await run(id);
    await publish(id);
    const before = await ids();
    const document = `testimonial-${id}`;
    expect(await testimonials.settle(await leads.erase('an@example.be'))).toEqual([
      { document, reason: 'published', name: 'An' },
    ]);
    expect(await ids()).toEqual(before);
    await client().action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: document,
      draftId: `drafts.${document}`,
    });
    await jobs.run('testimonial-align', {});
    await jobs.start();
    // The row is deleted last.
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('leaves its picture where another document uses it, and says which', async () => {
    const { leave, run, leads, testimonials } = await site();
    const picture = await photo();
    const id = await leave('one', picture);
    await run(id);
    const asset = await ask(`*[sha1hash == "${hash(picture)}"][0]._id`);
    await client().create({ _id: 'team', _type: 'page', image: { asset: { _type: 'reference', _ref: asset } } });
    const remains = await testimonials.settle(await leads.erase('an@example.be'));
    expect(remains).toEqual([{ document: `testimonial-${id}`, reason: 'picture', usedBy: ['team'] }]);
    expect(await ids()).toEqual([asset, 'team']);
    expect(forgotten).toEqual([]);
    await client().delete('team');
    expect(await testimonials.settle([id])).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('is none when its person was erased before, or while, it was drafted', async () => {
    const { leave, run, leads } = await site();
    const before = await leave('one', await photo());
    await leads.erase('an@example.be');
    // The picture that waited for its draft is deleted immediately, before the job runs.
    expect(await rows()).toMatchObject([{ waiting: null }]);
    await run(before);
    const drafts = open(test);
    const slow = await site({
      ...drafts,
      create: async (draft) => {
        await leads.erase('an@example.be');
        await drafts.create(draft);
      },
    });
    const during = await slow.leave('two', await photo());
    await slow.run(during);
    expect(await ask('count(*[_type == "testimonial"])')).toBe(1);
    // Erasing has queued it again.
    await slow.run(during);
    expect([await ids(), await rows()]).toEqual([[], []]);
  });

  it.each(['discard', 'discardPicture'] as const)('goes later if the lake fails at “%s” (10.83)', async (step) => {
    const drafts = open(test);
    const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('The lake is away')));
    const { leave, run, leads, testimonials } = await site({ ...drafts, [step]: failing });
    const id = await leave('one', await photo());
    await run(id);
    expect(await testimonials.settle(await leads.erase('an@example.be'))).toEqual([
      { document: `testimonial-${id}`, reason: 'failed', message: 'The lake is away' },
    ]);
    expect(await rows()).toHaveLength(1);
    // The job of the following night.
    const again = await site();
    await again.jobs.run('testimonial-align', {});
    await again.jobs.start();
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('is drafted later if the lake was away longer than the job tried', async () => {
    const { leave } = await site();
    const id = await leave('one', await photo());
    await place.database.query(`UPDATE job SET state = 'failed' WHERE name = 'testimonial-draft'`);
    const again = await site();
    await again.jobs.run('testimonial-align', {});
    await again.jobs.start();
    await expect.poll(() => ask('*[_type == "testimonial"]._id')).toEqual([`drafts.testimonial-${id}`]);
  });

  it('is shown to its person in every state', async () => {
    const { leave, run, testimonials } = await site();
    const [one, two] = [await leave('one'), await leave('two')];
    await Promise.all([run(one), run(two)]);
    await publish(two);
    const shown = await testimonials.ofLeads([one, two]);
    expect(shown.map(({ _id, name }) => [_id, name])).toEqual([
      [`drafts.testimonial-${one}`, 'An'],
      [`testimonial-${two}`, 'An'],
    ]);
  });

  it('arrives by mail alone without a right to write, and then nothing of it is kept', async () => {
    const { leave, run, testimonials, leads } = await site(null);
    expect(testimonials.makesDrafts).toBe(false);
    const id = await leave('one', await photo());
    await run(id);
    expect(await rows()).toEqual([]);
    expect(await testimonials.settle(await leads.erase('an@example.be'))).toEqual([]);
  });

  it('whose draft may no longer be deleted is said to be left, and waits', async () => {
    const { leave, run } = await site();
    const id = await leave('one');
    await run(id);
    const without = await site(null);
    expect(await without.testimonials.settle(await without.leads.erase('an@example.be'))).toEqual([
      { document: `testimonial-${id}`, reason: 'failed', message: expect.stringContaining('SANITY_WRITE_TOKEN') },
    ]);
    expect(await rows()).toHaveLength(1);
  });
});

it('those of an earlier version are known, with the pictures that their jobs name', async () => {
  const place = await database?.create();
  if (place === undefined) throw new Error('No database to test with');
  const jobs = await createJobs(place.database, createLog('silent'));
  await migrate(place.database, 'leads', leadMigrations);
  const outbox = { sendAll: () => Promise.resolve([]), erase: () => Promise.resolve() };
  const leads = createLeads(place.database, outbox);
  const record = async (key: string, more: object = {}) =>
    (await leads.record({ ...lead(key), ...more }, () => Promise.resolve([]))).id;
  const [long, week, now] = [await record('long ago'), await record('this week'), await record('now')];
  await record('a question', { form: 'site-contact' });
  const note = (id: string, state: string, picture: string | null) =>
    place.database.query(
      `INSERT INTO job (name, data, state, retries, retry_delay, alone) VALUES ('testimonial-draft', $1, $2, 1, 1, false)`,
      [JSON.stringify({ lead: id, picture }), state],
    );
  await note(week, 'done', 'aa');
  await note(now, 'waiting', 'bb');
  await migrate(place.database, 'testimonials', testimonialMigrations);
  const found = await place.database.query('SELECT lead_id, picture, is_drafted FROM testimonial');
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      { lead_id: long, picture: null, is_drafted: true },
      { lead_id: week, picture: 'aa', is_drafted: true },
      { lead_id: now, picture: 'bb', is_drafted: false },
    ]),
  );
  await jobs.stop();
  await place.dispose();
}, 60_000);
