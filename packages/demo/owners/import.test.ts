import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openAccounts } from '@gevel/accounts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importListings } from '~/listings/feeds/importing/import-listings.server.ts';
import { listingMigrations } from '~/listings/store/schema.ts';
import { createMedia } from '~/owners/media.server.ts';
import { createOwners } from '~/owners/owners.server.ts';
import { createRecords } from '~/owners/records.server.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from '~/owners/schema.ts';
import { leadMigrations } from '~/leads/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createRevisions } from '~/platform/revisions.ts';
import { lastDays } from '~/views/periods.ts';
import { viewMigrations } from '~/views/schema.ts';
import { createViews } from '~/views/views.server.ts';
import { visitMigrations } from '~/visits/schema.ts';
import { demoFeed } from '../listings/feed.ts';
import { importDemoOwners } from './import.ts';
import { demoOwnerLogin } from './index.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const all = { type: null, from: null, to: null };

let folder: string;
let place: TestDatabase;
let listingServices: Parameters<typeof importListings>[0];
let services: Parameters<typeof importDemoOwners>[0];
let close: () => Promise<void>;

beforeEach(async () => {
  const [kind] = testDatabases;
  if (kind === undefined) throw new Error('No database to test with');
  folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-demo-owners-'));
  place = await kind.create();
  const { database } = place;
  await migrate(database, 'listings', listingMigrations);
  await migrate(database, 'leads', leadMigrations);
  await migrate(database, 'visits', visitMigrations);
  await migrate(database, 'views', viewMigrations);
  await migrate(database, 'owners', ownerMigrations);
  const revisions = await createRevisions(database);
  const accounts = openAccounts({
    sql: database,
    clock: { now },
    namespace: ownersNamespace,
    roles: ownerRoles,
    withDemo: true,
  });
  listingServices = { database, revisions, scratchFolder: folder };
  services = {
    database,
    portal: {
      owners: createOwners(database, accounts, 'nl'),
      media: createMedia(database),
      records: createRecords(database),
    },
    now,
  };
  close = () => revisions.close();
});
afterEach(async () => {
  await close();
  await place.dispose();
  await rm(folder, { recursive: true, force: true });
});

async function offer(json: string): Promise<void> {
  const file = path.join(folder, 'listings.json');
  await writeFile(file, json);
  await importListings(listingServices, { source: file });
}
const feed = JSON.stringify(demoFeed({ today: '2026-11-21', count: 150 }));

const load = async (): Promise<string[]> => {
  const lines: string[] = [];
  await importDemoOwners(services, (line) => lines.push(line));
  return lines;
};
const ownerOf = (email: string) => services.portal.owners.accounts.userByEmail(email);
const propertiesOf = async (email: string) =>
  services.portal.owners.propertiesOf((await ownerOf(email))?.id ?? 'nobody');

it('gives the demo’s owners properties with figures, records, media and documents, once (10.101)', async () => {
  await offer(feed);
  expect(await load()).toHaveLength(1);
  const { email, password } = demoOwnerLogin;
  const { owners } = services.portal;
  expect(await owners.accounts.sessions.personWith(email, password)).toMatchObject({ name: 'Lien Maes' });
  const own = await propertiesOf(email);
  expect(own).toHaveLength(3);
  expect(await propertiesOf('luc.dubois@example.com')).toHaveLength(2);
  expect(await ownerOf('ann.nobody@example.com')).toBeDefined();
  expect(await propertiesOf('ann.nobody@example.com')).toEqual([]);
  const goals = await place.database.query<{ goal: number }>(
    'SELECT goal FROM listing WHERE offered AND id = ANY($1) ORDER BY goal',
    [own],
  );
  expect(goals.map(({ goal }) => goal)).toEqual([0, 0, 1]);

  const views = createViews(place.database);
  const month = lastDays(30, now());
  const records = createRecords(place.database);
  const coming: number[] = [];
  for (const id of own) {
    expect((await views.daily([id], month)).filter((day) => day.views > 0).length).toBeGreaterThan(20);
    expect((await views.bySource(id, month)).length).toBeGreaterThan(5);
    expect((await services.portal.media.of(id, month)).map((medium) => medium.views > 0)).toEqual([true, true, true]);
    expect((await services.portal.media.documents(id)).length).toBeGreaterThan(2);
    const { total, types, records: rows } = await records.page(id, all, { number: 1, size: 100 });
    expect(total).toBeGreaterThan(30);
    expect(types.filter((type) => type !== 'offer')).toEqual(['call', 'mail', 'meeting', 'note', 'visit']);
    // Only visits may be in the future; past visits have a comment.
    expect(rows.every(({ at, type }) => at < '2026-11-22' || type === 'visit')).toBe(true);
    const visits = rows.filter(({ type }) => type === 'visit');
    coming.push(visits.filter(({ at }) => at > '2026-11-22').length);
    const past = visits.filter(({ at }) => at < '2026-11-22');
    expect(past.length).toBeGreaterThan(0);
    expect(past.every(({ comment }) => comment !== '')).toBe(true);
  }
  // For the one without planned visits, the history says what the agency does about it.
  expect(coming.toSorted()).toEqual([0, 2, 2]);
  const [listed] = await place.database.query<{ n: number }>(
    `SELECT count(DISTINCT property_id)::int AS n FROM property_view`,
  );
  expect(listed?.n).toBeGreaterThan(140);

  const before = await place.database.query('SELECT sum(views) AS n FROM property_view');
  expect(await load()).toEqual([]);
  expect(await place.database.query('SELECT sum(views) AS n FROM property_view')).toEqual(before);
  for (const person of await owners.accounts.listUsers()) await owners.accounts.removeUser(person.email);
  expect(await load()).toEqual([]);
}, 60_000);

it('leaves an agency’s own listings and owners alone (10.101)', async () => {
  expect(await load()).toEqual([]);
  await offer(feed.replaceAll('"demo:', '"https://pictures.example/'));
  expect(await load()).toEqual([]);
  expect(await services.portal.owners.accounts.listUsers()).toEqual([]);
  expect(await place.database.query('SELECT FROM property_view')).toEqual([]);
}, 60_000);

it('does again what a killed start left half done', async () => {
  await offer(feed);
  const { accounts } = services.portal.owners;
  const { email, password } = demoOwnerLogin;
  await accounts.createUser({ name: 'Lien Maes', email, role: 'owner', password, demo: true });
  expect(await load()).toHaveLength(1);
  expect(await propertiesOf(email)).toHaveLength(3);
}, 60_000);
