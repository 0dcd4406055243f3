import type { LakeClock, LakeSql } from '../ports.ts';
import { userOf, type UserRow } from './accounts.ts';
import { isPassword } from './passwords.ts';
import { digest, newSecret } from './secrets.ts';
import { parseEmail, type User } from './user.ts';

const day = 86_400_000;
/** A session ends so long after its last use … */
export const idleDays = 7;
/** … and at the latest so long after its login. */
export const longestDays = 60;
/** A use is written down once an hour, not with every request. */
const notedEvery = 3_600_000;

export interface Sessions {
  /** The person with this e-mail and password. */
  personWith(email: string, password: string): Promise<User | undefined>;
  /** Begins a session; resolves to the secret of its cookie. */
  begin(userId: string): Promise<string>;
  /** The person whose session this is, as the account is now; `undefined` once it ended. */
  userOfSession(secret: string): Promise<User | undefined>;
  end(secret: string): Promise<void>;
  /** The person of the one-click login, made at its first use. It has no password. */
  demoEditor(name: string): Promise<User>;
}

interface SessionRow extends UserRow {
  seen_at: string;
}

/** @param withDemo whether sessions of the demo's editor count; elsewhere they end, whatever the database says */
export function createSessions(sql: LakeSql, clock: LakeClock, withDemo: boolean): Sessions {
  const ago = (milliseconds: number): string => new Date(clock.now().getTime() - milliseconds).toISOString();

  return {
    personWith: async (email, password) => {
      const [row] = await sql.query<UserRow & { password: string | null }>(
        'SELECT id, name, email, role, password FROM lake_user WHERE email = $1',
        [parseEmail(email) ?? ''],
      );
      const right = await isPassword(password, row?.password ?? undefined);
      return right && row !== undefined ? userOf(row) : undefined;
    },

    begin: async (userId) => {
      const secret = newSecret();
      const now = clock.now().toISOString();
      await sql.query('DELETE FROM lake_session WHERE seen_at < $1 OR begun_at < $2', [
        ago(idleDays * day),
        ago(longestDays * day),
      ]);
      await sql.query('INSERT INTO lake_session (hash, user_id, begun_at, seen_at) VALUES ($1, $2, $3, $3)', [
        digest(secret),
        userId,
        now,
      ]);
      return secret;
    },

    userOfSession: async (secret) => {
      const hash = digest(secret);
      const [row] = await sql.query<SessionRow>(
        `SELECT u.id, u.name, u.email, u.role, s.seen_at FROM lake_session s JOIN lake_user u ON u.id = s.user_id
         WHERE s.hash = $1 AND s.seen_at >= $2 AND s.begun_at >= $3 AND ($4 OR NOT u.demo)`,
        [hash, ago(idleDays * day), ago(longestDays * day), withDemo],
      );
      if (row === undefined) return undefined;
      if (new Date(row.seen_at).getTime() < clock.now().getTime() - notedEvery) {
        await sql.query('UPDATE lake_session SET seen_at = $2 WHERE hash = $1', [hash, clock.now().toISOString()]);
      }
      return userOf(row);
    },

    end: async (secret) => {
      await sql.query('DELETE FROM lake_session WHERE hash = $1', [digest(secret)]);
    },

    demoEditor: async (name) => {
      const [row] = await sql.query<UserRow>(
        `INSERT INTO lake_user (id, name, email, role, demo, created_at)
         VALUES ('p-demo-editor', $1, 'demo@localhost', 'editor', true, now())
         ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id, name, email, role`,
        [name],
      );
      if (row === undefined) throw new Error('The demo editor was not stored.');
      return userOf(row);
    },
  };
}
