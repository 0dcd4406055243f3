import type { AccountsCause, AccountsEvent, OnAccountsEvent } from './events.ts';
import { hashPassword } from './passwords.ts';
import { accountError, newPersonId, parseEmail, parseName, type Person } from './person.ts';
import type { AccountsDatabase, AccountsSql } from './ports.ts';
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
  /** Takes effect with the person's next request. Rejects with `USER_UNKNOWN`. */
  setRole(email: string, role: Role, cause?: AccountsCause): Promise<Person<Role>>;
  /** Content that the person wrote stays, under an id without a name. Rejects with `USER_UNKNOWN`. */
  removeUser(email: string, cause?: AccountsCause): Promise<Person<Role>>;
  /** Ordered by name. */
  listUsers(): Promise<Person<Role>[]>;
  /** The people among these ids. */
  usersById(ids: readonly string[]): Promise<Person<Role>[]>;
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
  { people, sessions, passkeys }: Tables,
  read: ReadPerson<Role>,
  onEvent: OnAccountsEvent,
): People<Role> {
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

    setRole: (email, role, cause) =>
      change('role-changed', email, cause, async (inside, address) => {
        const [known] = await inside.query<{ role: string }>(`SELECT role FROM ${people} WHERE email = $1 FOR UPDATE`, [
          address,
        ]);
        const rows = await inside.query<PersonRow>(
          `UPDATE ${people} SET role = $2 WHERE email = $1 RETURNING ${personColumns}`,
          [address, role],
        );
        return known === undefined ? { rows } : { rows, before: known.role };
      }),

    removeUser: (email, cause) =>
      change('user-removed', email, cause, async (inside, address) => ({
        rows: await inside.query<PersonRow>(`DELETE FROM ${people} WHERE email = $1 RETURNING ${personColumns}`, [
          address,
        ]),
      })),

    listUsers: async () =>
      (await sql.query<PersonRow>(`SELECT ${personColumns} FROM ${people} ORDER BY lower(name), id`)).map(read),

    usersById: async (ids) =>
      (await sql.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE id = ANY($1::text[])`, [[...ids]])).map(
        read,
      ),
  };
}
