import type { Accounts, AccountsCause, Person } from '@gevel/accounts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { noAudit, type Audit } from '~/platform/audit.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
import type { Database, Sql } from '~/platform/database.ts';
import { addOwnerEvent } from './trail.server.ts';

export type Owner = Person<'owner'>;

/** Who assigned a property: the agency by hand, or the CRM's feed. */
export type GivenBy = 'agency' | 'feed';

export interface OwnerSettings {
  /** The language of the owner's mails. */
  language: Language;
  /** Whether to send weekly figures. */
  weekly: boolean;
}

/** Owners and their properties. Passwords, sessions and links are in `accounts`. */
export interface Owners {
  accounts: Accounts<'owner'>;
  /** The owner with this address; creates the account if there is none. The owner sets the password through a link. */
  ofEmail(
    person: { name: string; email: string; language: Language; crmId?: string },
    cause?: AccountsCause,
  ): Promise<Owner>;
  settings(ownerId: string): Promise<OwnerSettings>;
  setWeekly(ownerId: string, weekly: boolean): Promise<void>;
  /** Owners who have not yet received the mail of the past week. */
  toTell(): Promise<Owner[]>;
  /** Records that an owner was sent the mail of the past week; false if already recorded. */
  told(sql: Sql, ownerId: string): Promise<boolean>;
  /** The ids of an owner's properties, latest assignment first. */
  propertiesOf(ownerId: string): Promise<string[]>;
  /** Whether a property currently belongs to an owner. */
  owns(ownerId: string, propertyId: string): Promise<boolean>;
  ownersOf(propertyId: string): Promise<Owner[]>;
  /**
   * Assigns properties to an owner. An assignment by the agency is not replaced by the feed.
   *
   * @param who for the audit trail; the site itself by default
   */
  give(ownerId: string, propertyIds: readonly string[], by: GivenBy, who?: AuditActor): Promise<void>;
  take(ownerId: string, propertyId: string, who?: AuditActor): Promise<void>;
  /** Replaces the properties assigned by the feed; those assigned by the agency are kept. */
  giveByFeed(ownerId: string, propertyIds: readonly string[]): Promise<void>;
}

/** The Monday that identifies a week. */
const thisWeek = `date_trunc('week', now() AT TIME ZONE 'Europe/Brussels')::date`;

export function createOwners(
  database: Database,
  accounts: Accounts<'owner'>,
  fallback: Language,
  audit: Pick<Audit, 'add'> = noAudit,
): Owners {
  const give = async (sql: Sql, ownerId: string, propertyIds: readonly string[], by: GivenBy, who?: AuditActor) => {
    const rows = await sql.query<{ property_id: string; is_new: boolean }>(
      `INSERT INTO owner_property AS known (owner_id, property_id, given_by) SELECT DISTINCT $1, unnest($2::text[]), $3
       ON CONFLICT (owner_id, property_id) DO UPDATE SET given_by = excluded.given_by WHERE known.given_by = 'feed'
       RETURNING property_id, xmax = 0 AS is_new`,
      [ownerId, propertyIds, by],
    );
    const properties = rows.filter(({ is_new }) => is_new).map(({ property_id }) => property_id);
    if (properties.length > 0) await addOwnerEvent(audit, sql, { kind: 'owner-assigned', ownerId, properties, who });
  };
  const taken = async (sql: Sql, ownerId: string, rows: readonly { property_id: string }[], who?: AuditActor) => {
    const properties = rows.map(({ property_id }) => property_id);
    if (properties.length > 0) await addOwnerEvent(audit, sql, { kind: 'owner-unassigned', ownerId, properties, who });
  };

  return {
    accounts,
    ofEmail: async ({ name, email, language, crmId }, cause) => {
      const owner =
        (await accounts.userByEmail(email)) ??
        (await accounts.createUser({ name, email, role: 'owner', password: null }, cause));
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
    give: (ownerId, propertyIds, by, who) => database.transaction((sql) => give(sql, ownerId, propertyIds, by, who)),
    take: (ownerId, propertyId, who) =>
      database.transaction(async (sql) => {
        const rows = await sql.query<{ property_id: string }>(
          'DELETE FROM owner_property WHERE owner_id = $1 AND property_id = $2 RETURNING property_id',
          [ownerId, propertyId],
        );
        await taken(sql, ownerId, rows, who);
      }),
    giveByFeed: (ownerId, propertyIds) =>
      database.transaction(async (sql) => {
        const rows = await sql.query<{ property_id: string }>(
          `DELETE FROM owner_property WHERE owner_id = $1 AND given_by = 'feed' AND NOT property_id = ANY($2::text[])
           RETURNING property_id`,
          [ownerId, propertyIds],
        );
        await taken(sql, ownerId, rows);
        await give(sql, ownerId, propertyIds, 'feed');
      }),
  };
}
