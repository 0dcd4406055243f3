import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Lake, User } from '@gevel/lake';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editorActor } from '~/platform/audit.ts';
import type { AuditEntry, AuditPage } from '~/platform/audit-entry.ts';
import { auditEndpoints } from './audit-endpoint.ts';
import { runCommand } from './commands/index.ts';
import type { CommandHost } from './commands/command.ts';
import { embeddedProject } from './content-lake.ts';
import { endpointAnswers } from './endpoints.ts';
import type { Parts } from './parts.ts';
import { openTestOffice, type TestOffice } from './test-office.ts';

const root = path.resolve(import.meta.dirname, '..');
let office: TestOffice;
let folder: string;
let parts: Parts;
let lake: Lake;
let server: Server;
let origin: string;
let people: Record<User['role'], User>;

beforeAll(async () => {
  office = await openTestOffice();
  ({ folder, parts, lake, people } = office);
  const answer = endpointAnswers(auditEndpoints(parts.platform.audit, parts.lake.editors), () => origin);
  server = createServer((request, response) => void answer(request, response, { address: '203.0.113.7', body: null }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server?.close();
  await office?.close();
});
beforeEach(() => parts.platform.database.execute('DELETE FROM audit_entry'));

interface Asked {
  as?: User['role'];
  token?: string;
  from?: string;
}

async function headersOf({ as, token, from = origin }: Asked): Promise<Headers> {
  const headers = new Headers({ origin: from });
  if (as !== undefined) headers.set('cookie', await office.cookieOf(as));
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** Asks like a page of the Studio, logged in as somebody. */
const ask = async (address: string, asked: Asked) => fetch(`${origin}${address}`, { headers: await headersOf(asked) });

const entries = async (query = ''): Promise<AuditEntry[]> => {
  const answer = await ask(`/api/audit${query}`, { as: 'administrator' });
  return ((await answer.json()) as AuditPage).entries.filter(({ kind }) => kind !== 'login');
};

async function command(...args: string[]): Promise<{ exit: number; said: string }> {
  const said: string[] = [];
  const host = { parts: () => parts, root, env: parts.platform.env, operator: 'root' } as unknown as CommandHost;
  const exit = await runCommand(host, args, (line) => said.push(String(line)));
  return { exit, said: said.join('\n') };
}

it.each([
  ['nobody', {}, 401],
  ['a viewer', { as: 'viewer' }, 403],
  ['an editor', { as: 'editor' }, 403],
  ['an administrator', { as: 'administrator' }, 200],
  ['another site in an administrator’s name', { as: 'administrator', from: 'https://evil.example' }, 401],
] as const)('lets %s read and export as their role allows (10.273)', async (_who, asked, status) => {
  await parts.platform.audit.record({ kind: 'backed-up', subject: '/backups/1' });
  for (const address of ['/api/audit', '/api/audit-export']) {
    const answer = await ask(address, asked);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect((await answer.text()).includes('/backups/1')).toBe(status === 200);
  }
});

it('is closed to programs: their tokens were made for content', async () => {
  const { token } = await lake.people.createToken({ name: 'Import', grant: 'write' });
  expect((await ask('/api/audit', { token })).status).toBe(403);
});

it.each(['kind=everything', 'from=yesterday', 'after=1', 'limit=0', `who=${'x'.repeat(255)}`])(
  'refuses %s',
  async (query) => {
    expect((await ask(`/api/audit?${query}`, { as: 'administrator' })).status).toBe(400);
  },
);

it('enters what people and tokens publish, with one entry for a transaction, and no draft (10.270)', async () => {
  const mutate = async (asked: Asked, ...mutations: object[]) => {
    const headers = await headersOf(asked);
    const url = `${origin}/lake/v2025-02-19/data/mutate/${embeddedProject.dataset}`;
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ mutations }) });
    const answer = await lake.handle(request, { address: '203.0.113.7', direct: true });
    expect(answer.status).toBe(200);
  };
  await mutate({ as: 'editor' }, { create: { _id: 'drafts.a', _type: 'article', title: 'Hush' } });
  await mutate(
    { as: 'editor' },
    { create: { _id: 'a', _type: 'article', title: 'Hush' } },
    { create: { _id: 'b', _type: 'article' } },
    { create: { _id: 'c', _type: 'page' } },
    { delete: { id: 'drafts.a' } },
  );
  const { token, id } = await lake.people.createToken({ name: 'CRM', grant: 'write' });
  await mutate({ token }, { delete: { id: 'b' } });
  const [deleted, published, ...more] = (await entries()).filter(({ kind }) => kind !== 'token-made');
  const { name, email } = people.editor;
  const network = '203.0.113.0/24';
  expect(published).toMatchObject({
    kind: 'published',
    who: { kind: 'editor', id: people.editor.id, name, email },
    about: ['a', 'b', 'c'],
    subject: 'article 2, page',
    network,
  });
  expect(deleted).toMatchObject({ kind: 'deleted', who: { kind: 'token', id, name: 'CRM' }, about: ['b'], network });
  expect(more).toEqual([]);
});

it('enters what commands import, export, erase and try again, and of whom only ids (10.271)', async () => {
  const { id: lead } = await parts.leads.leads.record(
    {
      key: 'key',
      form: 'site-contact',
      language: 'nl',
      page: '/nl/contact/',
      propertyId: null,
      projectId: null,
      email: 'an@example.be',
      data: { remark: 'Een vraag', name: 'An' },
      consent: { version: '1', text: 'We wissen het.' },
      source: {},
      keepDays: 30,
    },
    () => Promise.resolve([]),
  );
  const copy = path.join(folder, 'content');
  await command('content:export', copy);
  await command('content:import', path.join(copy, 'data.ndjson'));
  await command('leads', 'export', 'an@example.be');
  await command('leads', 'newsletter');
  await command('leads', 'erase', 'an@example.be');
  await command('mail:retry');
  await command('jobs:retry');
  await command('webhook:retry');
  await command('backup', path.join(folder, 'backup'));
  const found = await entries();
  expect(found.map(({ kind, subject, about, failed }) => [kind, subject, about, failed]).toReversed()).toEqual([
    ['content-exported', copy, [], false],
    ['content-imported', path.join(copy, 'data.ndjson'), [], false],
    ['person-exported', 'leads: 1', [lead], false],
    ['newsletter-exported', '', [], false],
    ['erased', 'leads: 1, other: 0', [lead], false],
    ['retried', 'mails: 0', [], false],
    ['retried', 'jobs: 0', [], false],
    ['retried', 'leads: 0', [], false],
    ['backed-up', path.join(folder, 'backup'), [], false],
  ]);
  expect(found.every(({ who }) => who.kind === 'command' && who.name === 'root')).toBe(true);
  expect(JSON.stringify(found)).not.toMatch(/an@example\.be|Een vraag/);
}, 60_000);

it('enters owners that are invited, given a property and removed (10.269)', async () => {
  const owner = { name: 'Lien', email: 'lien@example.be', language: 'nl' } as const;
  const { owners, access } = parts.owners.portal;
  const { id } = await owners.ofEmail(owner, { operator: 'root' });
  const who = { kind: 'command', id: null, name: 'root', email: null } as const;
  await owners.give(id, ['4101'], 'agency', who);
  await owners.give(id, ['4101'], 'agency', who);
  await access.invite(id, { who });
  await owners.giveByFeed(id, ['4102']);
  await owners.take(id, '4101', who);
  await command('owners', 'remove', owner.email);
  const found = (await entries()).toReversed();
  expect(found.map(({ kind, who: { name }, about }) => [kind, name, about])).toEqual([
    ['owner-added', 'root', [id]],
    ['owner-assigned', 'root', [id, '4101']],
    ['owner-invited', 'root', [id]],
    ['owner-assigned', '', [id, '4102']],
    ['owner-unassigned', 'root', [id, '4101']],
    ['owner-removed', 'root', [id]],
  ]);
  expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['Lien <lien@example.be>']));
});

it('is exported as a list, CSV and JSON, without formulas; that is an entry too (10.273)', async () => {
  const { audit } = parts.platform;
  const formula = { id: 'p1', name: '=1+1', email: 'ann@agency.example' };
  await audit.record({ kind: 'login', who: editorActor(formula), address: '203.0.113.7' });
  await audit.record({ kind: 'backed-up', failed: true });
  const { said } = await command('audit');
  expect(said).toMatch(
    /^\S+ \S+ {2}audit-exported {2}command root\n\S+ \S+ {2}backed-up \(failed\) {2}site\n\S+ \S+ {2}login {2}=1\+1 <ann@agency\.example> {2}203/,
  );
  const json = await command('audit', '--json', '--who', 'ann@agency.example', '--since', '2026-01-01');
  expect(JSON.parse(json.said)).toMatchObject({ kind: 'login', network: '203.0.113.0/24' });
  const csv = await command('audit', '--csv', '--kind', 'login');
  const answer = await ask('/api/audit-export?kind=login&who=ann', { as: 'administrator' });
  for (const text of [csv.said, await answer.text()])
    expect(text.replaceAll('\r', '')).toMatch(
      /^\u{feff}?at;kind;ended;who;id;name;email;network;about;subject\n[^\n]+Z;login;done;editor;p1;'=1\+1;ann@agency\.example;203\.0\.113\.0\/24;;/u,
    );
  const exports = (await entries('?kind=audit-exported')).toReversed();
  expect(exports.map(({ who, subject, network }) => [who.kind, subject, network])).toEqual([
    ['command', '', null],
    ['command', 'from: 2026-01-01, who: …', null],
    ['command', 'kind: login', null],
    ['editor', 'kind: login, who: …', '203.0.113.0/24'],
  ]);
  for (const wrong of [['--kind', 'all'], ['--since', 'today'], ['--csv', '--json'], ['more']])
    expect((await command('audit', ...wrong)).exit).toBe(2);
});
