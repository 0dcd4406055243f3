import type { Accounts, Person } from '@gevel/accounts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import type { Database, Sql } from '~/platform/database.ts';

export type Owner = Person<'owner'>;

/** Who gave an owner a property: the agency by hand, or the CRM's data. */
export type GivenBy = 'agency' | 'feed';

export interface OwnerSettings {
  /** Of the owner's mails. */
  language: Language;
  /** Whether figures are mailed each week. */
  weekly: boolean;
}

/** Owners and their properties. Passwords, sessions and links are in `accounts`. */
export interface Owners {
  accounts: Accounts<'owner'>;
  /** The owner with this address, with an account that is made if there is none; the password is chosen by a link. */
  ofEmail(person: { name: string; email: string; language: Language; crmId?: string }): Promise<Owner>;
  settings(ownerId: string): Promise<OwnerSettings>;
  setWeekly(ownerId: string, weekly: boolean): Promise<void>;
  /** Whoever is to be told of the week that is over, and has not been yet. */
  toTell(): Promise<Owner[]>;
  /** Notes that an owner is told of the week that is over; false where that was noted before. */
  told(sql: Sql, ownerId: string): Promise<boolean>;
  /** The ids of an owner's properties, those given last first. */
  propertiesOf(ownerId: string): Promise<string[]>;
  /** Whether a property is an owner's at this moment. */
  owns(ownerId: string, propertyId: string): Promise<boolean>;
  ownersOf(propertyId: string): Promise<Owner[]>;
  /** Gives an owner a property; once given by the agency, it stays so. */
  give(ownerId: string, propertyId: string, by: GivenBy): Promise<void>;
  take(ownerId: string, propertyId: string): Promise<void>;
  /** Makes the properties that the feed gives an owner these. What the agency gave by hand stays. */
  giveByFeed(ownerId: string, propertyIds: readonly string[]): Promise<void>;
}

/** Its Monday, by which weeks are told apart. */
const thisWeek = `date_trunc('week', now() AT TIME ZONE 'Europe/Brussels')::date`;

export function createOwners(database: Database, accounts: Accounts<'owner'>, fallback: Language): Owners {
  const give = (sql: Sql, ownerId: string, propertyIds: readonly string[], by: GivenBy) =>
    sql.query(
      `INSERT INTO owner_property AS known (owner_id, property_id, given_by) SELECT $1, unnest($2::text[]), $3
       ON CONFLICT (owner_id, property_id) DO UPDATE SET given_by = excluded.given_by WHERE known.given_by = 'feed'`,
      [ownerId, propertyIds, by],
    );

  return {
    accounts,
    ofEmail: async ({ name, email, language, crmId }) => {
      const owner =
        (await accounts.userByEmail(email)) ??
        (await accounts.createUser({ name, email, role: 'owner', password: null }));
      await database.query(
        `INSERT INTO owner_setting AS known (owner_id, language, crm_id) VALUES ($1, $2, $3)
         ON CONFLICT (owner_id) DO UPDATE SET crm_id = coalesce(excluded.crm_id, known.crm_id)`,
        [owner.id, language, crmId ?? null],
      );
      return owner;
    },
    settings: async (ownerId) => {
      const [row] = await database.query<{ language: string; weekly: boolean }>(
        'SELECT language, weekly FROM owner_setting WHERE owner_id = $1',
        [ownerId],
      );
      return {
        language: row !== undefined && isLanguage(row.language) ? row.language : fallback,
        weekly: row?.weekly ?? false,
      };
    },
    setWeekly: async (ownerId, weekly) => {
      await database.query('UPDATE owner_setting SET weekly = $2 WHERE owner_id = $1', [ownerId, weekly]);
    },
    toTell: async () => {
      const rows = await database.query<{ owner_id: string }>(
        `SELECT owner_id FROM owner_setting
         WHERE weekly AND told_week IS DISTINCT FROM ${thisWeek} AND EXISTS (
           SELECT FROM owner_property WHERE owner_property.owner_id = owner_setting.owner_id)
         ORDER BY owner_id`,
      );
      return accounts.usersById(rows.map(({ owner_id }) => owner_id));
    },
    told: async (sql, ownerId) => {
      const rows = await sql.query(
        `UPDATE owner_setting SET told_week = ${thisWeek}
         WHERE owner_id = $1 AND weekly AND told_week IS DISTINCT FROM ${thisWeek} RETURNING owner_id`,
        [ownerId],
      );
      return rows.length > 0;
    },
    propertiesOf: async (ownerId) => {
      const rows = await database.query<{ property_id: string }>(
        'SELECT property_id FROM owner_property WHERE owner_id = $1 ORDER BY since DESC, property_id',
        [ownerId],
      );
      return rows.map(({ property_id }) => property_id);
    },
    owns: async (ownerId, propertyId) => {
      const rows = await database.query('SELECT FROM owner_property WHERE owner_id = $1 AND property_id = $2', [
        ownerId,
        propertyId,
      ]);
      return rows.length > 0;
    },
    ownersOf: async (propertyId) => {
      const rows = await database.query<{ owner_id: string }>(
        'SELECT owner_id FROM owner_property WHERE property_id = $1 ORDER BY since, owner_id',
        [propertyId],
      );
      return accounts.usersById(rows.map(({ owner_id }) => owner_id));
    },
    give: async (ownerId, propertyId, by) => {
      await give(database, ownerId, [propertyId], by);
    },
    take: async (ownerId, propertyId) => {
      await database.query('DELETE FROM owner_property WHERE owner_id = $1 AND property_id = $2', [
        ownerId,
        propertyId,
      ]);
    },
    giveByFeed: (ownerId, propertyIds) =>
      database.transaction(async (sql) => {
        await sql.query(
          `DELETE FROM owner_property WHERE owner_id = $1 AND given_by = 'feed' AND NOT property_id = ANY($2::text[])`,
          [ownerId, propertyIds],
        );
        await give(sql, ownerId, propertyIds, 'feed');
      }),
  };
}
