import { openAccounts } from '@gevel/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createOwners, type Owners } from './owners.server.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from './schema.ts';

describe.each(testDatabases)('owners on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let owners: Owners;
  beforeAll(async () => {
    place = await create();
    const { database: sql } = place;
    await migrate(sql, 'owners', ownerMigrations);
    const clock = { now: () => new Date() };
    const accounts = openAccounts({ sql, clock, namespace: ownersNamespace, roles: ownerRoles });
    owners = createOwners(sql, accounts, 'nl');
  }, 60_000);
  afterAll(() => place?.dispose());

  const person = { name: 'Lien Maes', email: 'lien@example.be', language: 'fr' } as const;

  it('have one account, whoever names them first', async () => {
    const lien = await owners.ofEmail(person);
    expect(await owners.ofEmail({ ...person, email: ' LIEN@example.be', language: 'nl', crmId: '77' })).toEqual(lien);
    expect(await owners.settings(lien.id)).toEqual({ language: 'fr', weekly: true });
    await owners.setWeekly(lien.id, false);
    expect(await owners.settings(lien.id)).toEqual({ language: 'fr', weekly: false });
  });

  it('own what they were given, and no longer what was taken', async () => {
    const [lien, marc] = [
      await owners.ofEmail(person),
      await owners.ofEmail({ name: 'Marc Claes', email: 'marc@example.be', language: 'nl' }),
    ];
    await owners.give(lien.id, ['4101'], 'agency');
    await owners.give(marc.id, ['4102', '4101', '4102'], 'agency');
    expect(await owners.owns(lien.id, '4101')).toBe(true);
    expect(await owners.owns(lien.id, '4102')).toBe(false);
    expect((await owners.ownersOf('4101')).map(({ name }) => name).sort()).toEqual(['Lien Maes', 'Marc Claes']);
    await owners.take(marc.id, '4101');
    expect(await owners.propertiesOf(marc.id)).toEqual(['4102']);
  });

  it('lose what the feed no longer names, and keep what the agency gave by hand', async () => {
    const nora = await owners.ofEmail({ name: 'Nora Vos', email: 'nora@example.be', language: 'en' });
    await owners.give(nora.id, ['1'], 'agency');
    await owners.giveByFeed(nora.id, ['1', '2', '3']);
    expect((await owners.propertiesOf(nora.id)).sort()).toEqual(['1', '2', '3']);
    await owners.giveByFeed(nora.id, ['3']);
    expect((await owners.propertiesOf(nora.id)).sort()).toEqual(['1', '3']);
    await owners.giveByFeed(nora.id, []);
    expect(await owners.propertiesOf(nora.id)).toEqual(['1']);
    await owners.give(nora.id, ['4'], 'feed');
    await owners.give(nora.id, ['4'], 'agency');
    await owners.giveByFeed(nora.id, []);
    expect((await owners.propertiesOf(nora.id)).sort()).toEqual(['1', '4']);
  });

  it('take their properties and settings with them', async () => {
    const { id, email } = await owners.ofEmail(person);
    await owners.accounts.removeUser(email);
    expect(await owners.propertiesOf(id)).toEqual([]);
  });
});
