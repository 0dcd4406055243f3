import type { AccountsCause, AccountsEvent, OnAccountsEvent } from './events.ts';
import { isPassword } from './passwords.ts';
import { personColumns, type PersonRow, type ReadPerson } from './people.ts';
import { parseEmail, type Person } from './person.ts';
import type { AccountsClock, AccountsDatabase, AccountsSql } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

const day = 86_400_000;
/** A session ends so many days after its last use … */
const idleDays = 7;
/** … and at most so many days after the login. */
export const maxDays = 60;
/** Uses are recorded once an hour rather than with every request. */
const notedEvery = 3_600_000;

export interface Sessions<Role extends string> {
  /** The person with this e-mail and password; demo accounts only where they may log in. */
  personWith(email: string, password: string, cause?: AccountsCause): Promise<Person<Role> | undefined>;
  /**
   * Begins a session; resolves to the secret for its cookie.
   *
   * @param agent a browser name by which the person recognizes the session
   */
  begin(userId: string, agent?: string, cause?: AccountsCause): Promise<string>;
  /** The current account of a session's person; `undefined` once the session has ended. */
  userOfSession(secret: string): Promise<Person<Role> | undefined>;
  end(secret: string, cause?: AccountsCause): Promise<void>;
  /** A person's valid sessions, last used first. */
  list(userId: string): Promise<Session[]>;
  idOf(secret: string): Promise<string | undefined>;
  /** When the session with this secret began, by a login; `undefined` if there is none. */
  beganAt(secret: string): Promise<Date | undefined>;
  /** Ends a session only if it is this person's. */
  endOne(userId: string, id: string, cause?: AccountsCause): Promise<void>;
  endAll(userId: string, cause?: AccountsCause): Promise<void>;
  /** A demo account, created on first use. It has no password; the caller decides who may use it. */
  demoPerson(person: Person<Role>): Promise<Person<Role>>;
}

/** A session as listed for its person. */
export interface Session {
  id: string;
  agent: string;
  begunAt: string;
  /** Accurate to the hour. */
  seenAt: string;
}

interface SessionRow extends PersonRow {
  seen_at: string;
}

interface SessionsParts<Role extends string> {
  sql: AccountsDatabase;
  clock: AccountsClock;
  tables: Tables;
  read: ReadPerson<Role>;
  /** Whether sessions of demo accounts are valid; otherwise those in the database are ignored. */
  withDemo: boolean;
  onEvent: OnAccountsEvent;
}

export function createSessions<Role extends string>({
  sql,
  clock,
  tables: { people, sessions },
  read,
  withDemo,
  onEvent,
}: SessionsParts<Role>): Sessions<Role> {
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString();

  /** Ends the sessions that fit, all of one person, and tells of it. */
  const endThose = (
    kind: AccountsEvent['kind'],
    where: string,
    values: readonly string[],
    cause: AccountsCause,
  ): Promise<void> =>
    sql.transaction(async (inside) => {
      const [row] = await inside.query<PersonRow>(
        `DELETE FROM ${sessions} s USING ${people} u WHERE u.id = s.user_id AND ${where}
         RETURNING u.id, u.name, u.email, u.role`,
        values,
      );
      if (row !== undefined) await onEvent(inside, { kind, person: read(row), cause });
    });
  const personOf = async (inside: AccountsSql, userId: string): Promise<Person<Role> | null> => {
    const [row] = await inside.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE id = $1`, [userId]);
    return row === undefined ? null : read(row);
  };

  return {
    personWith: async (email, password, cause) => {
      const [row] = await sql.query<PersonRow & { password: string | null }>(
        `SELECT ${personColumns}, password FROM ${people} WHERE email = $1 AND ($2 OR NOT demo)`,
        [parseEmail(email) ?? '', withDemo],
      );
      const right = await isPassword(password, row?.password ?? undefined);
      const person = row === undefined ? null : read(row);
      if (right && person !== null) return person;
      await onEvent(sql, { kind: 'login-failed', person, cause });
      return undefined;
    },

    begin: async (userId, agent = '', cause) => {
      const secret = newSecret();
      const now = clock.now().toISOString();
      await sql.query(`DELETE FROM ${sessions} WHERE seen_at < $1 OR begun_at < $2`, [
        ago(idleDays * day),
        ago(maxDays * day),
      ]);
      await sql.transaction(async (inside) => {
        await inside.query(
          `INSERT INTO ${sessions} (hash, user_id, begun_at, seen_at, agent) VALUES ($1, $2, $3, $3, $4)`,
          [digest(secret), userId, now, agent.slice(0, 200)],
        );
        await onEvent(inside, { kind: 'login', person: await personOf(inside, userId), cause });
      });
      return secret;
    },

    userOfSession: async (secret) => {
      const hash = digest(secret);
      const [row] = await sql.query<SessionRow>(
        `SELECT u.id, u.name, u.email, u.role, s.seen_at FROM ${sessions} s JOIN ${people} u ON u.id = s.user_id
         WHERE s.hash = $1 AND s.seen_at >= $2 AND s.begun_at >= $3 AND ($4 OR NOT u.demo)`,
        [hash, ago(idleDays * day), ago(maxDays * day), withDemo],
      );
      if (row === undefined) return undefined;
      if (new Date(row.seen_at).getTime() < clock.now().getTime() - notedEvery) {
        await sql.query(`UPDATE ${sessions} SET seen_at = $2 WHERE hash = $1`, [hash, clock.now().toISOString()]);
      }
      return read(row);
    },

    end: (secret, cause) => endThose('logout', 's.hash = $1', [digest(secret)], cause),

    list: async (userId) => {
      const rows = await sql.query<{ id: string; agent: string; begun_at: string; seen_at: string }>(
        `SELECT id, agent, begun_at, seen_at FROM ${sessions}
         WHERE user_id = $1 AND seen_at >= $2 AND begun_at >= $3 ORDER BY seen_at DESC, begun_at DESC`,
        [userId, ago(idleDays * day), ago(maxDays * day)],
      );
      return rows.map(({ id, agent, begun_at, seen_at }) => ({
        id,
        agent,
        begunAt: new Date(begun_at).toISOString(),
        seenAt: new Date(seen_at).toISOString(),
      }));
    },

    idOf: async (secret) => {
      const [row] = await sql.query<{ id: string }>(`SELECT id FROM ${sessions} WHERE hash = $1`, [digest(secret)]);
      return row?.id;
    },

    beganAt: async (secret) => {
      const [row] = await sql.query<{ begun_at: string }>(`SELECT begun_at FROM ${sessions} WHERE hash = $1`, [
        digest(secret),
      ]);
      return row && new Date(row.begun_at);
    },

    endOne: async (userId, id, cause) => {
      // PostgreSQL rejects text with a zero byte.
      if (id.includes('\0')) return;
      await endThose('sessions-ended', 's.user_id = $1 AND s.id::text = $2', [userId, id], cause);
    },

    endAll: (userId, cause) => endThose('sessions-ended', 's.user_id = $1', [userId], cause),

    demoPerson: async ({ id, name, email, role }) => {
      const [row] = await sql.query<PersonRow>(
        `INSERT INTO ${people} (id, name, email, role, demo, created_at) VALUES ($1, $2, $3, $4, true, now())
         ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE ${people}.demo RETURNING ${personColumns}`,
        [id, name, email, role],
      );
      if (row === undefined) throw new Error('The person of the demo was not stored.');
      return read(row);
    },
  };
}
