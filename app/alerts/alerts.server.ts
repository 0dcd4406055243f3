import { hashPassword, isPassword, openAccounts } from '@gevel/accounts';
import type { Database, Sql } from '~/platform/database.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import type { Signatures } from '~/platform/signatures.ts';
import type { Demand, NewDemand, Person } from './demand.ts';
import {
  demandColumns,
  demandOf,
  insertDemand,
  updateDemand,
  type DemandRow,
  type Registrant,
} from './demands.server.ts';

/** Signing purposes of keys in links: to manage a person's searches, to edit one, to stop one. */
const purposes = { person: 'my-searches', change: 'search', stop: 'search-stop' } as const;

export interface Registration extends Omit<Registrant, 'password'> {
  /** In plain text; null for none. */
  password: string | null;
}

export type Login = { key: string } | { wait: number } | null;

/** Registered searches and their management. Keys come from links in mails. */
export interface Alerts {
  /** Must run in the form's transaction. Resolves to the key of the person's page. */
  register(sql: Sql, who: Registration, demand: NewDemand): Promise<{ key: string }>;
  /** Edits the search of a key; null if it is gone. The confirmed address cannot be changed. */
  change(
    sql: Sql,
    changeKey: string,
    email: string,
    demand: NewDemand,
  ): Promise<{ key: string } | 'another address' | null>;
  /** The search that a key allows to edit, with its person. */
  toChange(changeKey: string): Promise<{ demand: Demand; person: Person } | null>;
  personOf(key: string): Promise<Person | null>;
  /** A person's searches, oldest first, each with the key to edit it. */
  searchesOf(personId: string): Promise<(Demand & { changeKey: string })[]>;
  /** Confirms or resumes a search: alerts start from now. */
  resume(personId: string, demandId: string): Promise<void>;
  pause(personId: string, demandId: string): Promise<void>;
  remove(personId: string, demandId: string): Promise<void>;
  /** The search of an unsubscribe link; null if it is gone. */
  toStop(stopKey: string): Promise<Demand | null>;
  stop(stopKey: string): Promise<void>;
  stopKey(demandId: string): string;
  personKey(personId: string): string;
  /** The key of the person with this password; or the seconds to wait; or null if the login failed. */
  logIn(email: string, password: string, address: string): Promise<Login>;
  /** The person who has confirmed this address. */
  confirmed(email: string): Promise<Person | null>;
  /** All data about a person (GDPR article 15). */
  ofPerson(email: string): Promise<{ person: Person; searches: readonly Demand[] } | null>;
  /** Deletes all data about a person, including mails (GDPR article 17). Resolves to the number of searches. */
  erase(sql: Sql, email: string): Promise<number>;
}

interface AlertServices {
  database: Database;
  outbox: Pick<Outbox, 'erase'>;
  signatures: Signatures;
  now: () => Date;
}

export function createAlerts({ database, outbox, signatures, now }: AlertServices): Alerts {
  const { attempts } = openAccounts({ sql: database, clock: { now }, namespace: 'alerts', roles: ['seeker'] });
  const personKey = (id: string) => signatures.sign(purposes.person, id);
  const idOf = (purpose: keyof typeof purposes, key: string) => signatures.verify(purposes[purpose], key);

  const demandById = async (id: string): Promise<Demand | null> => {
    const [row] = await database.query<DemandRow>(`SELECT ${demandColumns} FROM demand d WHERE id = $1`, [id]);
    return row === undefined ? null : demandOf(row);
  };
  const set = (change: string, personId: string, demandId: string) =>
    database.query(
      `UPDATE demand SET ${change}, touched_at = now() WHERE id::text = $1 AND person_id = $2 RETURNING password`,
      [demandId, personId],
    );

  return {
    personKey,
    stopKey: (demandId) => signatures.sign(purposes.stop, demandId),

    register: async (sql, { password, ...who }, demand) => {
      const hashed = password === null ? null : await hashPassword(password);
      const { personId } = await insertDemand(sql, { ...who, password: hashed }, demand);
      return { key: personKey(personId) };
    },

    change: async (sql, changeKey, email, demand) => {
      const id = idOf('change', changeKey);
      const changed = id === null ? null : await updateDemand(sql, id, demand);
      if (changed === null) return null;
      if (changed.email.toLowerCase() !== email.trim().toLowerCase()) return 'another address';
      return { key: personKey(changed.personId) };
    },

    toChange: async (changeKey) => {
      const id = idOf('change', changeKey);
      const demand = id === null ? null : await demandById(id);
      if (demand === null) return null;
      const [row] = await database.query<PersonRow>(
        `SELECT ${personColumns} FROM alert_person WHERE id = (SELECT person_id FROM demand WHERE id = $1)`,
        [id],
      );
      return row === undefined ? null : { demand, person: personOf(row) };
    },

    personOf: async (key) => {
      const id = idOf('person', key);
      if (id === null) return null;
      const [row] = await database.query<PersonRow>(`SELECT ${personColumns} FROM alert_person WHERE id = $1`, [id]);
      return row === undefined ? null : personOf(row);
    },

    searchesOf: async (personId) => {
      const rows = await database.query<DemandRow>(
        `SELECT ${demandColumns} FROM demand d WHERE person_id = $1 ORDER BY created_at, id`,
        [personId],
      );
      return rows.map((row) => ({ ...demandOf(row), changeKey: signatures.sign(purposes.change, row.id) }));
    },

    resume: (personId, demandId) =>
      database.transaction(async (sql) => {
        const [row] = await sql.query<{ password: string | null }>(
          `SELECT password FROM demand WHERE id::text = $1 AND person_id = $2 FOR UPDATE`,
          [demandId, personId],
        );
        if (row === undefined) return;
        await sql.query(
          `UPDATE demand SET state = 'active', password = NULL, touched_at = now(),
             since = CASE WHEN state = 'active' THEN since ELSE now() END WHERE id::text = $1`,
          [demandId],
        );
        // An existing password is never replaced by whoever registers the same address.
        await sql.query(
          `UPDATE alert_person SET confirmed_at = coalesce(confirmed_at, now()), password = coalesce(password, $2) WHERE id = $1`,
          [personId, row.password],
        );
      }),

    pause: async (personId, demandId) => {
      await set("state = CASE state WHEN 'active' THEN 'paused' ELSE state END", personId, demandId);
    },

    remove: async (personId, demandId) => {
      await database.query('DELETE FROM demand WHERE id::text = $1 AND person_id = $2', [demandId, personId]);
    },

    toStop: async (stopKey) => {
      const id = idOf('stop', stopKey);
      return id === null ? null : demandById(id);
    },

    stop: async (stopKey) => {
      const id = idOf('stop', stopKey);
      if (id === null) return;
      await database.query(
        `UPDATE demand SET state = 'paused', touched_at = now() WHERE id = $1 AND state = 'active'`,
        [id],
      );
    },

    logIn: async (email, password, address) => {
      const wait = await attempts.begin(email, address);
      if (wait > 0) return { wait };
      const [row] = await database.query<{ id: string; password: string | null }>(
        'SELECT id, password FROM alert_person WHERE lower(email) = lower($1) AND confirmed_at IS NOT NULL',
        [email.trim()],
      );
      if (!(await isPassword(password, row?.password ?? undefined)) || row === undefined) return null;
      await attempts.succeeded(email, address);
      return { key: personKey(row.id) };
    },

    confirmed: async (email) => {
      const [row] = await database.query<PersonRow>(
        `SELECT ${personColumns} FROM alert_person WHERE lower(email) = lower($1) AND confirmed_at IS NOT NULL`,
        [email.trim()],
      );
      return row === undefined ? null : personOf(row);
    },

    ofPerson: async (email) => {
      const [row] = await database.query<PersonRow>(
        `SELECT ${personColumns} FROM alert_person WHERE lower(email) = lower($1)`,
        [email.trim()],
      );
      if (row === undefined) return null;
      const searches = await database.query<DemandRow>(
        `SELECT ${demandColumns} FROM demand d WHERE person_id = $1 ORDER BY created_at, id`,
        [row.id],
      );
      return { person: personOf(row), searches: searches.map(demandOf) };
    },

    erase: async (sql, email) => {
      const [person] = await sql.query<{ id: string; searches: number }>(
        `SELECT id, (SELECT count(*)::int FROM demand WHERE person_id = p.id) AS searches FROM alert_person p
         WHERE lower(email) = lower($1)`,
        [email.trim()],
      );
      if (person === undefined) return 0;
      await sql.query('DELETE FROM alert_person WHERE id = $1', [person.id]);
      await outbox.erase(sql, person.id);
      return person.searches;
    },
  };
}

const personColumns = 'id, email, first_name, last_name';

interface PersonRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

function personOf({ id, email, first_name: firstName, last_name: lastName }: PersonRow): Person {
  return { id, email, firstName, lastName };
}
