import type { AccountsCause, AccountsEvent, OnAccountsEvent } from './events.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { accountError, newPersonId, parseEmail, parseName, type Person } from './person.ts';
import type { AccountsDatabase, AccountsSql } from './ports.ts';
import { digest } from './secrets.ts';
import type { Tables } from './tables.ts';

/** Account management, for commands. Rejects with a `code` and a sentence for the person at the shell. */
export interface People<Role extends string> {
  /**
   * Rejects with `EMAIL_UNFIT`, `NAME_UNFIT`, `USER_EXISTS` or `PASSWORD_UNFIT`.
   *
   * @param person.password null: the person sets one by a link, and cannot log in before
   * @param person.demo a demo account, whose password is public, so that it works nowhere but in a demo
   */
  createUser(
    person: { name: string; email: string; role: Role; password: string | null; demo?: boolean },
    cause?: AccountsCause,
  ): Promise<Person<Role>>;
  userByEmail(email: string): Promise<Person<Role> | undefined>;
  /** Also ends the person's sessions and deletes the passkeys. Rejects with `USER_UNKNOWN` or `PASSWORD_UNFIT`. */
  setPassword(email: string, password: string, cause?: AccountsCause): Promise<Person<Role>>;
  /**
   * Sets a new password for whoever knows the old one. Passkeys stay; all sessions but one end.
   *
   * @param keep the secret of the session that stays
   * @returns `undefined` if the old password is wrong
   * @throws {Error} with `code: 'PASSWORD_UNFIT'` or `PASSWORD_COMMON`
   */
  changePassword(
    id: string,
    passwords: { old: string; new: string },
    keep: string,
    cause?: AccountsCause,
  ): Promise<Person<Role> | undefined>;
  /**
   * Takes effect with the person's next request. Rejects with `USER_UNKNOWN`, and with `LAST_OF_ROLE` if nobody else
   * would have the strongest role.
   */
  setRole(email: string, role: Role, cause?: AccountsCause, options?: RoleOptions): Promise<Person<Role>>;
  /**
   * Content that the person wrote stays, under an id without a name. Rejects with `USER_UNKNOWN`, and with
   * `LAST_OF_ROLE` as `setRole` does.
   */
  removeUser(email: string, cause?: AccountsCause, options?: RoleOptions): Promise<Person<Role>>;
  /** Ordered by name. */
  listUsers(): Promise<Person<Role>[]>;
  /** The people among these ids. */
  usersById(ids: readonly string[]): Promise<Person<Role>[]>;
  /** Everybody who may log in, with how they do; without people of a demo. Ordered by name. */
  logins(): Promise<PersonLogins<Role>[]>;
}

export interface RoleOptions {
  /** Whether the last person with the strongest role may lose it, as by a command of the operator. */
  mayLeaveNone: boolean;
}

/** A person, and how they log in. */
export interface PersonLogins<Role extends string> extends Person<Role> {
  /** Whether a password was set. */
  hasPassword: boolean;
  passkeys: number;
  /** Whether an app gives codes. */
  hasCodeApp: boolean;
  /** ISO; the last use of a valid session, to the hour. */
  seenAt: string | null;
  /** ISO; until when the link of the invitation is valid. */
  invitedUntil: string | null;
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: string;
}

export const personColumns = 'id, name, email, role';

/** Converts a row to a person, with a valid role. */
export type ReadPerson<Role extends string> = (row: PersonRow) => Person<Role>;

/** @param roles strongest first. Unknown roles, which the table forbids, rank lowest. */
export function personReader<Role extends string>(roles: readonly [Role, ...Role[]]): ReadPerson<Role> {
  return ({ id, name, email, role }) => ({
    id,
    name,
    email,
    role: roles.find((known) => known === role) ?? roles.at(-1) ?? roles[0],
  });
}

export function createPeople<Role extends string>(
  sql: AccountsDatabase,
  { people, sessions, passkeys, links, codeApps }: Tables,
  roles: readonly [Role, ...Role[]],
  read: ReadPerson<Role>,
  onEvent: OnAccountsEvent,
): People<Role> {
  /** Locks all who have the strongest role, so that of two who lose it at once the second is the last. */
  const checkOthers = async (inside: AccountsSql, email: string): Promise<void> => {
    const rows = await inside.query<{ email: string }>(
      `SELECT email FROM ${people} WHERE role = $1 AND NOT demo ORDER BY id FOR UPDATE`,
      [roles[0]],
    );
    if (rows.length === 1 && rows[0]?.email === email)
      throw accountError('LAST_OF_ROLE', `Nobody else is ${roles[0]}: make somebody else ${roles[0]} first.`);
  };
  const changed = (rows: readonly PersonRow[], email: string): Person<Role> => {
    const [row] = rows;
    if (row === undefined)
      throw accountError('USER_UNKNOWN', `User not found: nobody has the e-mail address ${email}.`);
    return read(row);
  };
  /** Changes the person with this e-mail, and tells of it. */
  const change = (
    kind: AccountsEvent['kind'],
    email: string,
    cause: AccountsCause,
    work: (inside: AccountsSql, address: string) => Promise<{ rows: readonly PersonRow[]; before?: string }>,
  ): Promise<Person<Role>> =>
    sql.transaction(async (inside) => {
      const { rows, ...told } = await work(inside, parseEmail(email) ?? '');
      const person = changed(rows, email);
      await onEvent(inside, { kind, person, cause, ...told });
      return person;
    });

  return {
    createUser: async ({ name: givenName, email: givenEmail, role, password, demo = false }, cause) => {
      const email = parseEmail(givenEmail);
      if (email === undefined) throw accountError('EMAIL_UNFIT', `"${givenEmail}" is not an e-mail address.`);
      const name = parseName(givenName);
      const hashed = password === null ? null : await hashPassword(password);
      return sql.transaction(async (inside) => {
        const [row] = await inside.query<PersonRow>(
          `INSERT INTO ${people} (id, name, email, role, password, demo, created_at) VALUES ($1, $2, $3, $4, $5, $6, now())
           ON CONFLICT (email) DO NOTHING RETURNING ${personColumns}`,
          [newPersonId(), name, email, role, hashed, demo],
        );
        if (row === undefined) throw accountError('USER_EXISTS', `Somebody has the e-mail address ${email} already.`);
        const person = read(row);
        await onEvent(inside, { kind: 'user-added', person, cause });
        return person;
      });
    },

    userByEmail: async (email) => {
      const [row] = await sql.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE email = $1`, [
        parseEmail(email) ?? '',
      ]);
      return row && read(row);
    },

    setPassword: async (email, password, cause) => {
      const hashed = await hashPassword(password);
      return change('password-changed', email, cause, async (inside, address) => {
        const rows = await inside.query<PersonRow>(
          `UPDATE ${people} SET password = $2 WHERE email = $1 RETURNING ${personColumns}`,
          [address, hashed],
        );
        for (const { id } of rows) {
          await inside.query(`DELETE FROM ${sessions} WHERE user_id = $1`, [id]);
          await inside.query(`DELETE FROM ${passkeys} WHERE user_id = $1`, [id]);
        }
        return { rows };
      });
    },

    changePassword: async (id, given, keep, cause) => {
      const [stored] = await sql.query<{ email: string; password: string | null }>(
        `SELECT email, password FROM ${people} WHERE id = $1`,
        [id],
      );
      if (!(await isPassword(given.old, stored?.password ?? undefined)) || stored === undefined) return undefined;
      const hashed = await hashPassword(given.new);
      return change('password-changed', stored.email, cause, async (inside) => {
        const rows = await inside.query<PersonRow>(
          `UPDATE ${people} SET password = $2 WHERE id = $1 RETURNING ${personColumns}`,
          [id, hashed],
        );
        await inside.query(`DELETE FROM ${sessions} WHERE user_id = $1 AND hash <> $2`, [id, digest(keep)]);
        return { rows };
      });
    },

    setRole: (email, role, cause, { mayLeaveNone } = { mayLeaveNone: true }) =>
      change('role-changed', email, cause, async (inside, address) => {
        if (!mayLeaveNone && role !== roles[0]) await checkOthers(inside, address);
        const [known] = await inside.query<{ role: string }>(`SELECT role FROM ${people} WHERE email = $1 FOR UPDATE`, [
          address,
        ]);
        const rows = await inside.query<PersonRow>(
          `UPDATE ${people} SET role = $2 WHERE email = $1 RETURNING ${personColumns}`,
          [address, role],
        );
        return known === undefined ? { rows } : { rows, before: known.role };
      }),

    removeUser: (email, cause, { mayLeaveNone } = { mayLeaveNone: true }) =>
      change('user-removed', email, cause, async (inside, address) => {
        if (!mayLeaveNone) await checkOthers(inside, address);
        const rows = await inside.query<PersonRow>(
          `DELETE FROM ${people} WHERE email = $1 RETURNING ${personColumns}`,
          [address],
        );
        return { rows };
      }),

    listUsers: async () =>
      (await sql.query<PersonRow>(`SELECT ${personColumns} FROM ${people} ORDER BY lower(name), id`)).map(read),

    usersById: async (ids) =>
      (await sql.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE id = ANY($1::text[])`, [[...ids]])).map(
        read,
      ),

    logins: async () =>
      (
        await sql.query<PersonRow & LoginsRow>(
          `SELECT u.id, u.name, u.email, u.role, u.password IS NOT NULL AS has_password,
             (SELECT count(*)::int FROM ${passkeys} k WHERE k.user_id = u.id) AS passkeys,
             EXISTS (SELECT FROM ${codeApps} a WHERE a.user_id = u.id AND a.secret IS NOT NULL) AS has_code_app,
             (SELECT max(s.seen_at) FROM ${sessions} s WHERE s.user_id = u.id) AS seen_at,
             (SELECT l.expires_at FROM ${links} l WHERE l.user_id = u.id AND l.purpose = 'invitation') AS invited_until
           FROM ${people} u WHERE NOT u.demo ORDER BY lower(u.name), u.id`,
        )
      ).map((row) => ({
        ...read(row),
        hasPassword: row.has_password,
        passkeys: row.passkeys,
        hasCodeApp: row.has_code_app,
        seenAt: row.seen_at === null ? null : new Date(row.seen_at).toISOString(),
        invitedUntil: row.invited_until === null ? null : new Date(row.invited_until).toISOString(),
      })),
  };
}

interface LoginsRow {
  has_password: boolean;
  passkeys: number;
  has_code_app: boolean;
  seen_at: string | null;
  invited_until: string | null;
}
