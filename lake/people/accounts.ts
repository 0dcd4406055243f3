import type { LakeDatabase } from '../ports.ts';
import { hashPassword } from './passwords.ts';
import { isRole, newUserId, parseEmail, peopleError, type Role, type User } from './user.ts';

/** What commands do with accounts. Each rejects with a `code` and a sentence for the person at the shell. */
export interface Accounts {
  /** Rejects with `EMAIL_UNFIT`, `NAME_UNFIT`, `USER_EXISTS` or `PASSWORD_UNFIT`. */
  createUser(person: { name: string; email: string; role: Role; password: string }): Promise<User>;
  /** Ends the person's sessions, too. Rejects with `USER_UNKNOWN` or `PASSWORD_UNFIT`. */
  setPassword(email: string, password: string): Promise<User>;
  /** Holds from the person's next request on. Rejects with `USER_UNKNOWN`. */
  setRole(email: string, role: Role): Promise<User>;
  /** What the person wrote stays, under an id that has no name any more. Rejects with `USER_UNKNOWN`. */
  removeUser(email: string): Promise<User>;
  /** In the order of their names. */
  listUsers(): Promise<User[]>;
  /** Those of the ids that are people. */
  usersById(ids: readonly string[]): Promise<User[]>;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: string;
}

export const userColumns = 'id, name, email, role';

/** The table's own rule allows no other role. */
export const userOf = ({ id, name, email, role }: UserRow): User => ({
  id,
  name,
  email,
  role: isRole(role) ? role : 'viewer',
});

export function createAccounts(sql: LakeDatabase): Accounts {
  const changed = (rows: readonly UserRow[], email: string): User => {
    const [row] = rows;
    if (row === undefined) throw peopleError('USER_UNKNOWN', `Nobody has the e-mail address ${email}.`);
    return userOf(row);
  };

  return {
    createUser: async ({ name, email: given, role, password }) => {
      const email = parseEmail(given);
      if (email === undefined) throw peopleError('EMAIL_UNFIT', `"${given}" is not an e-mail address.`);
      if (name.trim() === '' || name.length > 200) throw peopleError('NAME_UNFIT', 'A name has 1 to 200 characters.');
      const rows = await sql.query<UserRow>(
        `INSERT INTO lake_user (id, name, email, role, password, created_at) VALUES ($1, $2, $3, $4, $5, now())
         ON CONFLICT (email) DO NOTHING RETURNING ${userColumns}`,
        [newUserId(), name.trim(), email, role, await hashPassword(password)],
      );
      const [row] = rows;
      if (row === undefined) throw peopleError('USER_EXISTS', `Somebody has the e-mail address ${email} already.`);
      return userOf(row);
    },

    setPassword: async (email, password) => {
      const hashed = await hashPassword(password);
      return sql.transaction(async (inside) => {
        const user = changed(
          await inside.query<UserRow>(`UPDATE lake_user SET password = $2 WHERE email = $1 RETURNING ${userColumns}`, [
            parseEmail(email) ?? '',
            hashed,
          ]),
          email,
        );
        await inside.query('DELETE FROM lake_session WHERE user_id = $1', [user.id]);
        return user;
      });
    },

    setRole: async (email, role) =>
      changed(
        await sql.query<UserRow>(`UPDATE lake_user SET role = $2 WHERE email = $1 RETURNING ${userColumns}`, [
          parseEmail(email) ?? '',
          role,
        ]),
        email,
      ),

    removeUser: async (email) =>
      changed(
        await sql.query<UserRow>(`DELETE FROM lake_user WHERE email = $1 RETURNING ${userColumns}`, [
          parseEmail(email) ?? '',
        ]),
        email,
      ),

    listUsers: async () =>
      (await sql.query<UserRow>(`SELECT ${userColumns} FROM lake_user ORDER BY lower(name), id`)).map(userOf),

    usersById: async (ids) =>
      (await sql.query<UserRow>(`SELECT ${userColumns} FROM lake_user WHERE id = ANY($1::text[])`, [[...ids]])).map(
        userOf,
      ),
  };
}
