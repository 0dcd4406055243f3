import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import { defineJob, type Jobs } from '~/platform/jobs.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import { openTestStore, type TestStore } from '../../store/test-store.ts';
import { createSweepBrightClient } from './client.server.ts';
import { followEstate, receiveSweepBright, sweepBrightJob, sweepBrightJobKind } from './events.server.ts';
import { estate } from './fixture.ts';

const secret = 'a client secret';
const id = '5f0c9d2e-1111-4222-8333-944445555666';

describe.each(testDatabases)('events of SweepBright on the $kind database (10.30)', ({ create }) => {
  let opened: TestStore;
  let { place, revisions, store } = {} as TestStore;
  let jobs: Jobs;
  let server: Server;
  /** SweepBright's estates by id, and the requests it received. */
  let estates: Record<string, unknown>;
  let asked: string[];
  let copied: string[];

  beforeAll(async () => {
    opened = await openTestStore(create);
    ({ place, revisions, store } = opened);
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const { method, url = '', headers } = request;
        asked.push(`${method} ${url} ${body}`.trim());
        if (url === '/api/oauth/token') {
          const right = JSON.parse(body).client_secret === secret;
          return void response
            .writeHead(right ? 200 : 401)
            .end(JSON.stringify({ access_token: 't', expires_in: 3600 }));
        }
        const known = estates[url.split('/')[3] ?? ''];
        if (headers.authorization !== 'Bearer t' || known === undefined) return void response.writeHead(404).end();
        response.end(method === 'PUT' ? '' : JSON.stringify(known));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
    const client = createSweepBrightClient({ apiUrl, clientId: 'id', clientSecret: secret }, () => new Date());
    const log = createLog('silent');
    jobs = await createJobs(place.database, log);
    const originals = {
      fetch: () => Promise.resolve(false),
      read: () => Promise.resolve(null),
      copy: (url: string, from: string) => Promise.resolve(copied.push(`${url} ${from}`) > 0),
    };
    const work = { database: place.database, revisions, client, originals, log };
    jobs.define(
      defineJob({
        ...sweepBrightJobKind,
        name: sweepBrightJob,
        retryDelay: 1,
        work: ({ estateId }) =>
          followEstate(
            { ...work, pageOf: (kind, page) => Promise.resolve(`https://agency.example/${kind}/${page}`) },
            estateId,
          ),
      }),
    );
    await jobs.start();
  }, 60_000);
  afterAll(async () => {
    await jobs.stop();
    await new Promise((resolve) => server.close(resolve));
    await opened?.dispose();
  }, 60_000);
  beforeEach(async () => {
    await opened.empty();
    [estates, asked, copied] = [{ [id]: estate() }, [], []];
  });

  const message = (event: string, happened_at: string, estate_id = id) =>
    JSON.stringify({ event, estate_id, company_id: 'c', happened_at });
  const sign = (body: string, key = secret) => createHmac('sha1', key).update(body).digest('hex');
  const receive = (body: string, signature: string | null = sign(body)) =>
    receiveSweepBright({ database: place.database, jobs, clientSecret: secret }, body, signature);
  const settled = () =>
    vi.waitFor(
      async () => expect(await place.database.query('SELECT 1 FROM listing_event WHERE done_at IS NULL')).toEqual([]),
      { timeout: 15_000, interval: 100 },
    );

  it('publishes an estate, copies its pictures before they expire, and reports its page to SweepBright', async () => {
    expect(await receive(message('estate-added', '2026-11-20T10:00:00+01:00'))).toBe('accepted');
    await settled();
    const listing = await store.byId(id);
    expect(listing).toMatchObject({
      publishedOn: '2026-11-20',
      updatedAt: '2026-11-20T09:00:00.000Z',
      price: { amount: 425_000 },
    });
    expect(copied).toEqual([
      'https://files.example/a.jpg https://files.example/a.jpg?signature=1',
      'https://files.example/b.jpg https://files.example/b.jpg?signature=2',
    ]);
    expect(asked.at(-1)).toBe(`PUT /api/estates/${id}/url {"url":"https://agency.example/listing/${id}"}`);
    expect((await store.propertyTypes()).length).toBe(9);
  }, 30_000);

  it('retains the first publication date of a listing that changes', async () => {
    await receive(message('estate-added', '2026-11-20T10:00:00Z'));
    await settled();
    estates[id] = estate({ price: { amount: 399_000 } });
    await receive(message('estate-updated', '2026-11-21T10:00:00Z'));
    await settled();
    expect(await store.byId(id)).toMatchObject({ publishedOn: '2026-11-20', price: { amount: 399_000 } });
  }, 30_000);

  it('takes a message once, refuses what SweepBright did not sign, and what it cannot understand', async () => {
    const body = message('estate-added', '2026-11-20T10:00:00Z');
    expect(await receive(body)).toBe('accepted');
    expect(await receive(body)).toBe('repeated');
    await settled();
    expect(asked.filter((line) => line.startsWith('GET'))).toHaveLength(1);
    for (const signature of [null, '', 'zz', sign(body, 'another secret'), sign(`${body} `)]) {
      expect(await receive(body, signature)).toBe('forged');
    }
    for (const wrong of [
      '',
      'null',
      '{"event":"estate-added"}',
      message('estate-added', 'yesterday'),
      message('estate-sold', '2026-11-20T10:00:00Z'),
    ]) {
      expect(await receive(wrong)).toBe('malformed');
    }
  }, 30_000);

  it('removes an unpublished estate, and a late event does not restore it', async () => {
    await receive(message('estate-added', '2026-11-20T10:00:00Z'));
    await settled();
    await receive(message('estate-deleted', '2026-11-20T12:00:00Z'));
    await settled();
    expect(await store.byId(id)).toBeNull();
    expect((await store.tombstone(id))?.status).toBe('withdrawn');

    await receive(message('estate-updated', '2026-11-20T11:00:00Z'));
    await settled();
    expect(await store.byId(id)).toBeNull();
    await receive(message('estate-added', '2026-11-20T12:00:01Z'));
    await settled();
    expect(await store.byId(id)).not.toBeNull();
  }, 60_000);

  it('removes a project with its units', async () => {
    const unit = { ...estate({ id: 'u-1' }) };
    estates['p-1'] = estate({ id: 'p-1', is_project: true, properties: [unit] });
    await receive(message('estate-added', '2026-11-20T10:00:00Z', 'p-1'));
    await settled();
    expect([(await store.projectById('p-1'))?.units.length, (await store.byId('u-1'))?.id]).toEqual([1, 'u-1']);
    await receive(message('estate-deleted', '2026-11-20T11:00:00Z', 'p-1'));
    await settled();
    expect([await store.projectById('p-1'), await store.byId('u-1')]).toEqual([null, null]);
  }, 30_000);

  it('tries again when SweepBright does not answer', async () => {
    estates = {};
    await receive(message('estate-added', '2026-11-20T10:00:00Z'));
    await vi.waitFor(() => expect(asked.some((line) => line.startsWith('GET'))).toBe(true), { timeout: 10_000 });
    estates = { [id]: estate() };
    await settled();
    expect(await store.byId(id)).not.toBeNull();
  }, 30_000);
});
