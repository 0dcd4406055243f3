import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openAccounts } from '@gevel/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadMigrations } from '~/leads/schema.ts';
import { listingMigrations } from '~/listings/store/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { visitMigrations } from '~/visits/schema.ts';
import { createOwnerAccess } from '../login.server.ts';
import { createMedia } from '../media.server.ts';
import { createOwners } from '../owners.server.ts';
import type { Portal } from '../portal.server.ts';
import { createOffers } from '../offers.server.ts';
import { createRecords } from '../records.server.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from '../schema.ts';
import { createOwnerVisits } from '../visits.server.ts';
import { ownersExport } from './fixture.ts';
import { importOwners, type OwnersImportServices } from './import-owners.server.ts';

const all = { type: null, from: null, to: null };
const july = { from: '2026-07-01', to: '2026-07-31' };
type Export = Partial<Record<keyof typeof ownersExport, unknown>>;

describe.each(testDatabases)('what the CRM tells owners, on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let folder: string;
  let portal: Portal;
  let services: OwnersImportServices;
  let invited: unknown[];
  beforeAll(async () => {
    place = await create();
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-owners-feed-'));
    const { database } = place;
    await migrate(database, 'listings', listingMigrations);
    await migrate(database, 'leads', leadMigrations);
    await migrate(database, 'visits', visitMigrations);
    await migrate(database, 'owners', ownerMigrations);
    await database.execute(`
      INSERT INTO municipality (country_id, zip, key, name, names, country_name) VALUES (1, '9000', 'gent', '{}', '{}', '{}');
      INSERT INTO listing (id, goal, marquee, offered, municipality_id, types, bedrooms, bathrooms, showerrooms, toilets, garages,
        approximate, published, updated, hash)
      SELECT '4101', 0, 0, true, id, '{}', 1, 1, 1, 1, 1, false, '2026-06-01', now(), 'x' FROM municipality;`);
    const clock = { now: () => new Date() };
    const accounts = openAccounts({ sql: database, clock, namespace: ownersNamespace, roles: ownerRoles });
    const jobs = { send: (_name: string, data: object) => Promise.resolve(void invited.push(data)) };
    portal = {
      owners: createOwners(database, accounts, 'nl'),
      access: createOwnerAccess(database, jobs, accounts, { take: () => Promise.resolve(true) }),
      records: createRecords(database),
      visits: createOwnerVisits(database),
      offers: createOffers(database),
      media: createMedia(database),
      demoLogin: null,
    };
    services = { database, portal, scratchFolder: folder, invites: true };
  }, 60_000);
  beforeEach(async () => {
    invited = [];
    await place.database.execute(
      'DELETE FROM owner_user; DELETE FROM owner_record; DELETE FROM owner_medium; DELETE FROM owner_medium_day; DELETE FROM owner_document;',
    );
  });
  afterAll(async () => {
    await place?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (data: Export | string, more: Partial<OwnersImportServices> = {}) => {
    const file = path.join(folder, 'owners.json');
    await writeFile(file, typeof data === 'string' ? data : JSON.stringify(data));
    return importOwners({ ...services, ...more }, file);
  };
  const idOf = async (email: string) => (await portal.owners.accounts.userByEmail(email))?.id ?? 'nobody';
  const propertiesOf = async (email: string) => (await portal.owners.propertiesOf(await idOf(email))).toSorted();
  const recordsOf = async (id: string) => (await portal.records.page(id, all, { number: 1, size: 50 })).records;
  const [lien, luc] = ['lien.maes@owners.example', 'luc@owners.example'];

  it('becomes accounts, records, media and documents, in the portal’s words where it has them (10.98)', async () => {
    const summary = await run(ownersExport);
    expect(summary).toMatchObject({
      people: { added: 2, known: 0, invited: 1 },
      properties: 2,
      setAsideCount: 0,
      heldBack: [],
    });
    expect([await propertiesOf(lien), await propertiesOf(luc)]).toEqual([['4101', '4102'], ['4103']]);
    expect(await portal.owners.settings(await idOf(luc))).toEqual({ language: 'fr', weekly: true });
    expect(await recordsOf('4101')).toEqual([
      expect.objectContaining({ id: 'crm:9002', type: 'visit', status: 'confirmed', at: '2026-07-17T08:00:00.000Z' }),
      {
        id: 'crm:9001',
        at: '2026-07-14T08:30:00.000Z',
        type: 'call',
        contact: 'An Peeters',
        status: 'done',
        subject: 'Vraag over de tuin',
        comment: 'Belt terug.',
        source: 'Immoweb',
      },
    ]);
    expect(await recordsOf('4103')).toEqual([expect.objectContaining({ type: 'Sleuteloverdracht', contact: '' })]);
    expect(await portal.media.of('4101', july)).toEqual([
      { name: 'Immoweb', url: 'https://portal.example/4101', onlineSince: '2026-06-01', views: 1_291, contacts: 1 },
    ]);
    expect(await portal.media.of('4103', july)).toEqual([
      { name: 'Zimmo', url: null, onlineSince: null, views: 0, contacts: 0 },
    ]);
    expect(await portal.media.documents('4101')).toEqual([
      { id: '5', name: 'EPC', url: 'https://crm.example/epc.pdf', day: '2026-05-20' },
    ]);
  });

  it('invites an owner once, when a property is on the site, and opens no account with the CRM’s password (10.99)', async () => {
    await run(ownersExport, { invites: false });
    expect(invited).toEqual([]);
    await run(ownersExport);
    expect(invited).toEqual([{ owner: await idOf(lien) }]);
    await run(ownersExport);
    expect(invited).toHaveLength(1);
    expect(await portal.owners.accounts.sessions.personWith(lien, 'geheim-wachtwoord')).toBeUndefined();
  });

  it('changes nothing when it comes again, and loses what a complete run no longer has', async () => {
    await run(ownersExport);
    const before = [await recordsOf('4101'), await portal.media.of('4101', july)];
    expect((await run(ownersExport)).people).toMatchObject({ added: 0, known: 2 });
    expect([await recordsOf('4101'), await portal.media.of('4101', july)]).toEqual(before);
    await portal.owners.give(await idOf(luc), ['4104'], 'agency');
    await run({
      ...ownersExport,
      OwnerList: ownersExport.OwnerList.slice(0, 1),
      CalendarHistoryList: ownersExport.CalendarHistoryList.slice(0, 1),
    });
    expect(await propertiesOf(luc)).toEqual(['4104']);
    expect([(await recordsOf('4101')).length, await recordsOf('4103')]).toEqual([1, []]);
  });

  it('loses nothing by a run that is partial, by an empty list or by one that is not there (10.98)', async () => {
    await run(ownersExport);
    const [first] = ownersExport.CalendarHistoryList;
    await run({
      Complete: 0,
      OwnerList: [{ ...ownersExport.OwnerList[0], PropertyIDs: ['4105'] }],
      CalendarHistoryList: [{ ...first, ID: 9009 }],
    });
    expect(await propertiesOf(lien)).toEqual(['4101', '4102', '4105']);
    expect((await recordsOf('4101')).map(({ id }) => id)).toEqual(['crm:9009']);
    expect(await recordsOf('4103')).toHaveLength(1);
    const { heldBack } = await run({ Complete: 1, OwnerList: [], CalendarHistoryList: [] });
    expect(heldBack).toEqual(['OwnerList', 'CalendarHistoryList']);
    expect(await propertiesOf(luc)).toEqual(['4103']);
    expect(await recordsOf('4103')).toHaveLength(1);
    expect(await portal.media.documents('4103')).toHaveLength(1);
  });

  it('takes a property from whom it leaves, and follows a person to another address (10.98)', async () => {
    await run(ownersExport);
    const [first, second] = ownersExport.OwnerList;
    await run({
      ...ownersExport,
      OwnerList: [
        { ...first, PropertyIDs: [4101] },
        { ...second, PropertyIDs: [4102, 4103] },
      ],
    });
    expect([await propertiesOf(lien), await propertiesOf(luc)]).toEqual([['4101'], ['4102', '4103']]);
    await run({ Complete: 0, OwnerList: [{ ...first, Email: 'lien@new.example' }] });
    expect([await propertiesOf(lien), await propertiesOf('lien@new.example')]).toEqual([[], ['4101', '4102']]);
  });

  it('gives a couple with one address one account with the properties of both', async () => {
    const [first, second] = ownersExport.OwnerList;
    await run({ Complete: 1, OwnerList: [first, { ...second, Email: lien }] });
    expect(await propertiesOf(lien)).toEqual(['4101', '4102', '4103']);
  });

  it('sets aside what cannot be read, says why without its values, and keeps what was there of it (10.98)', async () => {
    await run(ownersExport);
    const [first] = ownersExport.OwnerList;
    const summary = await run({
      Complete: 1,
      OwnerList: [first, { PersonID: 73, Name: 'X', Email: 'geheim' }, { PersonID: 74, Name: 'Y' }, null],
      CalendarHistoryList: [
        { PropertyID: 4101, ID: 1, Date: '2026-07-14', Type: 'Nota' },
        { PropertyID: 4103, ID: 2, Date: 'gisteren', Type: 'Nota' },
      ],
      DocumentList: [
        { PropertyID: 4101, ID: 5, Name: 'EPC', Url: 'file:///etc/passwd' },
        { ID: 6, Name: 'EPC', Url: 'https://crm.example/6' },
      ],
    });
    expect(summary.setAside.map(({ list, id, reason }) => `${list} ${id}: ${reason}`)).toEqual([
      'OwnerList 73: Email is no e-mail address',
      'OwnerList 74: Email is missing',
      expect.stringMatching(/^OwnerList null: /),
      'CalendarHistoryList 2: Date is no date',
      'DocumentList 5: Url is no address',
      'DocumentList 6: PropertyID is missing',
    ]);
    expect(JSON.stringify(summary)).not.toMatch(/geheim|gisteren|passwd/);
    expect(summary.heldBack).toEqual(['OwnerList', 'DocumentList']);
    expect(await propertiesOf(luc)).toEqual(['4103']);
    expect((await recordsOf('4101')).map(({ type }) => type)).toEqual(['note']);
    expect(await recordsOf('4103')).toHaveLength(1);
    expect(await portal.media.documents('4101')).toHaveLength(1);
  });

  it.each([
    ['{"Complete":1,"OwnerList":[{"PersonID":1,', 'ends halfway'],
    ['<html>maintenance</html>', 'web page'],
    ['{"PropertyList":[]}', 'none of the lists'],
    ['', 'empty'],
  ])('changes nothing for %s', async (text, reason) => {
    await run(ownersExport);
    await expect(run(text)).rejects.toMatchObject({
      code: 'FEED_UNREADABLE',
      message: expect.stringContaining(reason),
    });
    expect(await propertiesOf(luc)).toEqual(['4103']);
  });

  it('comes from an address in pages, whose credentials nobody repeats', async () => {
    const pages: Record<string, object> = {
      '/owners': { Complete: 1, OwnerList: ownersExport.OwnerList, NextUrl: '/more' },
      '/more': { DocumentList: ownersExport.DocumentList },
    };
    const asked: (string | undefined)[] = [];
    const server = http.createServer((request, answer) => {
      asked.push(request.headers.authorization);
      answer.end(JSON.stringify(pages[new URL(request.url ?? '', 'http://crm').pathname] ?? {}));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    try {
      const summary = await importOwners(services, `http://gevel:geheim@127.0.0.1:${port}/owners?key=geheim`);
      expect(summary.source).toBe(`http://127.0.0.1:${port}/owners`);
      expect(asked).toEqual([expect.stringMatching(/^Basic /), expect.stringMatching(/^Basic /)]);
      expect(await portal.media.documents('4103')).toHaveLength(1);
    } finally {
      server.close();
    }
  });
});
