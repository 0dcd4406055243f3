import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { User } from '@gevel/lake';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RetryAnswer, RetryRequest, Status } from '~/office/status.ts';
import { noFilter } from '~/platform/audit.ts';
import { createLog } from '~/platform/log.ts';
import { statusCommand } from './commands/status.ts';
import { endpointAnswers } from './endpoints.ts';
import type { Parts } from './parts.ts';
import { statusEndpoint } from './status-endpoint.ts';
import { createStatus, withoutSecrets } from './status.ts';
import { openTestOffice, type TestOffice } from './test-office.ts';

const root = path.resolve(import.meta.dirname, '..');
const log = createLog('silent');
let office: TestOffice;
let parts: Parts;
let server: Server;
let origin: string;

beforeAll(async () => {
  office = await openTestOffice();
  ({ parts } = office);
  const status = createStatus(parts, { root, startedAt: new Date('2026-11-28T10:00:00Z') });
  const answer = endpointAnswers([statusEndpoint(status, parts.lake.editors, log, parts.platform.audit)], () => origin);
  server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    await answer(request, response, { address: '127.0.0.1', body: body.length > 0 ? Buffer.concat(body) : null });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server?.close();
  await office?.close();
});
beforeEach(() => parts.platform.database.execute('DELETE FROM mail; DELETE FROM job; DELETE FROM lead'));

interface Asked {
  as?: User['role'];
  token?: string;
  change?: unknown;
  from?: string;
}

/** Sends a request like a page of the Studio, logged in as somebody. */
async function ask({ as, token, change, from = origin }: Asked): Promise<Response> {
  const headers = new Headers({ origin: from });
  if (as !== undefined) headers.set('cookie', await office.cookieOf(as));
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${origin}/api/status`, {
    headers,
    ...(change === undefined ? {} : { method: 'POST', body: JSON.stringify(change) }),
  });
}

/** Stores a mail that was given up. */
async function deadMail(): Promise<string> {
  const { database, outbox } = parts.platform;
  const mail = {
    kind: 'contact',
    about: null,
    to: 'an@example.be',
    replyTo: null,
    fromName: null,
    subject: 'Hello',
    text: 'Private words',
    html: '',
  };
  const id = await outbox.send(database, mail);
  await database.query(`UPDATE mail SET state = 'dead', attempts = 13, last_error = $2 WHERE id = $1`, [
    id,
    '550 smtp://site:pass/word@mail.example:587 says no',
  ]);
  return String(id);
}

async function failedJob(): Promise<void> {
  await parts.platform.jobs.send('owners-import', {});
  await parts.platform.database.query(
    `UPDATE job SET state = 'failed', attempts = 1, finished_at = now(), output = '{"message": "it failed"}'
     WHERE name = 'owners-import'`,
  );
}

it.each([
  ['nobody', {}, 401],
  ['a viewer', { as: 'viewer' }, 403],
  ['an editor', { as: 'editor' }, 403],
  ['an administrator', { as: 'administrator' }, 200],
  ['another site in an administrator’s name', { as: 'administrator', from: 'https://evil.example' }, 401],
] as const)('lets %s read and try again as their role allows (10.258)', async (_who, asked, status) => {
  await deadMail();
  const answers = [await ask(asked), await ask({ ...asked, change: { retry: 'mails' } })];
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).includes('Hello')).toBe(answer === answers[0] && status === 200);
  }
  expect(await parts.platform.outbox.list('dead')).toHaveLength(status === 200 ? 0 : 1);
});

it('is closed to programs: their tokens were made for content', async () => {
  const { token } = await office.lake.people.createToken({ name: 'Import', grant: 'write' });
  expect((await ask({ token })).status).toBe(403);
});

it('tries again what is named, once, counts it and enters it into the trail (10.271)', async () => {
  const [first] = [await deadMail(), await deadMail()];
  await failedJob();
  const retry = async (change: RetryRequest) =>
    (await (await ask({ as: 'administrator', change })).json()) as RetryAnswer;
  const one: RetryRequest = { retry: 'mails', ids: [first] };
  expect([(await retry(one)).retried, (await retry(one)).retried]).toEqual([1, 0]);
  expect((await retry({ retry: 'leads' })).retried).toBe(0);
  const { retried, status } = await retry({ retry: 'jobs' });
  expect([retried, status.queues.jobs?.givenUpCount, status.queues.mails?.givenUpCount]).toEqual([1, 0, 1]);
  const { entries } = await parts.platform.audit.page({ ...noFilter, kind: 'retried' }, null, 4);
  expect(entries.map(({ subject }) => subject)).toEqual(['jobs: 1', 'leads: 0', 'mails: 0', 'mails: 1']);
  expect(entries.every(({ who }) => who.id === office.people.administrator.id)).toBe(true);
});

it.each([[null], [{ retry: 'everything' }], [{ retry: 'mails', ids: ['1; DROP'] }], [{ retry: 'leads', ids: ['1'] }]])(
  'refuses %j',
  async (change) => {
    expect((await ask({ as: 'administrator', change })).status).toBe(400);
  },
);

it('tells of mails, jobs, room and imports, without passwords and without words of visitors', async () => {
  const { database, jobs } = parts.platform;
  const id = await deadMail();
  await failedJob();
  const source = path.join(office.folder, 'none.json');
  await expect(jobs.run('listings-import', { source })).rejects.toThrow();
  const text = await (await ask({ as: 'administrator' })).text();
  expect(text).not.toContain('Private');
  expect(JSON.parse(text)).toMatchObject({
    needsAttention: true,
    version: '0.1.0',
    startedAt: '2026-11-28T10:00:00.000Z',
    parts: expect.arrayContaining([
      { name: 'database', failure: null },
      { name: 'mails', failure: expect.stringContaining('1 mail was given up') },
    ]),
    queues: {
      mails: {
        waiting: 0,
        givenUp: [{ id, what: 'Hello (an@example.be)', reason: '550 smtp://mail.example:587 says no' }],
      },
      jobs: {
        givenUp: expect.arrayContaining([expect.objectContaining({ what: 'owners-import', reason: 'it failed' })]),
      },
    },
    storage: { database: { kind: 'embedded', bytes: expect.any(Number) }, folderBytes: expect.any(Number) },
    imports: { listings: { source, failure: 'it failed.', counts: null }, owners: { failure: 'it failed' } },
    backups: null,
    lakeQueries: { running: 0, waiting: 0, stopped: 0 },
  } satisfies { [Key in keyof Status]?: unknown });
  await database.execute('DELETE FROM listing_feed');
});

it('counts what imports have done and set aside', async () => {
  const { database, jobs } = parts.platform;
  const source = path.join(office.folder, 'listings.json');
  const unreadable = { ID: 7 };
  await writeFile(source, JSON.stringify({ PropertyList: [unreadable] }));
  await jobs.run('listings-import', { source });
  const { imports } = await createStatus(parts, { root, startedAt: null }).read();
  expect(imports?.listings).toMatchObject({
    failure: null,
    counts: { listings: { added: 0 } },
    setAsideCount: 1,
    setAside: [{ record: 'listing 7', reason: expect.any(String) }],
  });
  await database.execute('DELETE FROM listing_feed');
});

it('ends the command with 0 if all is well and with 1 if not (10.257)', async () => {
  const host = {
    env: parts.platform.env,
    parts: () => parts,
    root,
    startedAt: null,
    whileClosed: () => Promise.resolve(),
  };
  const said: unknown[] = [];
  expect(await statusCommand(host, [], (line) => said.push(line))).toBe(0);
  expect(said).toContain('Everything is well.');
  await deadMail();
  expect(await statusCommand(host, ['--json'], (line) => said.push(line))).toBe(1);
  expect(JSON.parse(String(said.at(-1)))).toMatchObject({ needsAttention: true, startedAt: null });
  expect(await statusCommand(host, ['--all'], () => undefined)).toBe(2);
});

it.each([
  ['postgres://site:s3cret@db/site is away', 'postgres://db/site is away'],
  ['smtps://a%40b:p@ss@mail.example: no', 'smtps://mail.example: no'],
  ["cannot read 'https://crm.example/export?key=s3cret'", "cannot read 'https://crm.example/export?…'"],
  ['mail to an@example.be was refused', 'mail to an@example.be was refused'],
])('leaves secrets out of %s', (text, said) => expect(withoutSecrets(text)).toBe(said));
