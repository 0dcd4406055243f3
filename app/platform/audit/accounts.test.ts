import { accountsMigrations, openAccounts, type Accounts } from '@gevel/accounts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAudit, noFilter, type Audit } from '../audit.ts';
import type { AuditEntry } from '../audit-entry.ts';
import { testDatabases, type TestDatabase } from '../database/test-databases.ts';
import { createRateLimits, type RateLimits } from '../rate-limits.ts';
import { accountsTrail } from './accounts.ts';

const password = 'a password of some length';
const here = { address: '2001:db8:1:2::/64' };
const operator = { operator: 'root' };

let place: TestDatabase;
let audit: Audit;
let limits: RateLimits;
let editors: Accounts<'administrator' | 'editor'>;
let owners: Accounts<'owner'>;
beforeAll(async () => {
  const create = testDatabases[0]?.create;
  if (create === undefined) throw new Error('There is no database');
  place = await create();
  const { database: sql } = place;
  for (const step of [
    ...accountsMigrations('lake', ['administrator', 'editor']),
    ...accountsMigrations('owner', ['owner']),
  ])
    await sql.execute(step.sql);
  audit = await createAudit({ database: sql, log: { error: vi.fn() }, days: 730 });
  limits = await createRateLimits(sql);
  const options = { sql, clock: { now: () => new Date() } };
  const onEvent = accountsTrail(audit, limits, 'editor');
  editors = openAccounts({ ...options, namespace: 'lake', roles: ['administrator', 'editor'], onEvent });
  owners = openAccounts({
    ...options,
    namespace: 'owner',
    roles: ['owner'],
    onEvent: accountsTrail(audit, limits, 'owner'),
  });
});
afterAll(() => place?.dispose());
beforeEach(() => place.database.execute('DELETE FROM audit_entry; DELETE FROM lake_user; DELETE FROM owner_user'));

/** The entries, oldest first. */
const trail = async (): Promise<AuditEntry[]> => (await audit.page(noFilter, null, 1_000)).entries.toReversed();

it('tells of an editor’s account what commands did, and of the person what they did themselves (10.269)', async () => {
  const email = 'ann@agency.example';
  const { id } = await editors.createUser({ name: 'Ann', email, role: 'editor', password }, operator);
  await editors.setRole(email, 'administrator', operator);
  await editors.sessions.personWith(email, 'a wrong password', here);
  const secret = await editors.sessions.begin(id, 'Firefox', here);
  await editors.sessions.end(secret, here);
  await editors.sessions.end(secret, here);
  await editors.setPassword(email, 'another long password', operator);
  const { id: token } = await editors.createToken({ name: 'Import', grant: 'write' }, operator);
  await editors.revokeToken(token, operator);
  await editors.removeUser(email, operator);
  const root = { kind: 'command', id: null, name: 'root', email: null };
  const ann = { kind: 'editor', id, name: 'Ann', email };
  const network = '2001:db8:1::/48';
  const common = {
    id: expect.any(Number),
    at: expect.any(String),
    about: [],
    subject: '',
    network: null,
    failed: false,
  };
  const byRoot = { ...common, who: root, about: [id], subject: 'Ann <ann@agency.example>' };
  const byAnn = { ...common, who: ann, network };
  const ofToken = { ...byRoot, about: [token], subject: 'Import (write)' };
  expect(await trail()).toEqual([
    { ...byRoot, kind: 'user-added', subject: 'Ann <ann@agency.example>: editor' },
    { ...byRoot, kind: 'role-changed', subject: 'Ann <ann@agency.example>: editor → administrator' },
    { ...byAnn, kind: 'login-failed', failed: true },
    { ...byAnn, kind: 'login' },
    { ...byAnn, kind: 'logout' },
    { ...byRoot, kind: 'password-changed' },
    { ...ofToken, kind: 'token-made' },
    { ...ofToken, kind: 'token-revoked' },
    { ...byRoot, kind: 'user-removed' },
  ]);
});

it('tells owners from editors, and what the site did by itself (10.269)', async () => {
  const email = 'lien@example.be';
  const { id } = await owners.createUser({ name: 'Lien', email, role: 'owner', password: null });
  const link = await owners.createLink(id, 'invitation', 10);
  await owners.setPasswordByLink(link, 'invitation', password, here);
  await owners.sessions.begin(id, '', here);
  await owners.sessions.endAll(id, here);
  await owners.removeUser(email, operator);
  expect((await trail()).map(({ kind, who, subject }) => [kind, who.kind, who.name, subject])).toEqual([
    ['owner-added', 'site', '', 'Lien <lien@example.be>'],
    ['password-changed', 'owner', 'Lien', ''],
    ['owner-login', 'owner', 'Lien', ''],
    ['sessions-ended', 'owner', 'Lien', ''],
    ['owner-removed', 'command', 'root', 'Lien <lien@example.be>'],
  ]);
});

it('keeps nothing of what is typed at a login, and a flood of failed ones within limits (10.269)', async () => {
  const tell = accountsTrail(audit, limits, 'editor');
  await editors.sessions.personWith('my secret@password', 'or this one', here);
  await place.database.execute('DELETE FROM rate_limit');
  for (let count = 0; count < 310; count += 1)
    await tell(place.database, { kind: 'login-failed', person: null, cause: here });
  const entries = await trail();
  expect(JSON.stringify(entries)).not.toMatch(/secret|or this one/);
  const failed = entries.filter(({ kind, who }) => kind === 'login-failed' && who.kind === 'unknown');
  expect([failed.length, entries.length, entries.at(-1)?.kind]).toEqual([301, 302, 'logins-failing']);
});
