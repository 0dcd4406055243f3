import type { AccountsCause, OnAccountsEvent } from './events.ts';
import { hashPassword } from './passwords.ts';
import { personColumns, type PersonRow, type ReadPerson } from './people.ts';
import type { Person } from './person.ts';
import type { AccountsClock, AccountsDatabase } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

/** The purpose of a mail's link: to choose a first or a new password. */
export type LinkPurpose = 'invitation' | 'recovery';

/** Single-use links in mails by which a person sets a password. */
export interface Links<Role extends string> {
  /**
   * Creates a link and resolves to its secret; an older one with the same purpose becomes invalid.
   *
   * @param minutes of validity
   */
  createLink(userId: string, purpose: LinkPurpose, minutes: number): Promise<string>;
  /** The person of a link, without using it up; `undefined` if it is unknown, used or expired. */
  personOfLink(secret: string, purpose: LinkPurpose): Promise<Person<Role> | undefined>;
  /**
   * Sets the password of the link's person, ends the person's sessions and deletes the passkeys, so that nobody else
   * keeps access. The app that gives codes stays: a mailbox alone is no second factor. Uses up the link and all other
   * links of the person.
   *
   * @param options.keepsPasskeys where they are the second factor that is required
   * @returns `undefined` if the link is unknown, used or expired
   * @throws {Error} with `code: 'PASSWORD_UNFIT'` or `PASSWORD_COMMON`; the link stays valid
   */
  setPasswordByLink(
    secret: string,
    purpose: LinkPurpose,
    password: string,
    cause?: AccountsCause,
    options?: { keepsPasskeys: boolean },
  ): Promise<Person<Role> | undefined>;
}

export function createLinks<Role extends string>(
  sql: AccountsDatabase,
  clock: AccountsClock,
  { people, sessions, passkeys, links }: Tables,
  read: ReadPerson<Role>,
  onEvent: OnAccountsEvent,
): Links<Role> {
  return {
    createLink: async (userId, purpose, minutes) => {
      const secret = newSecret();
      const expiresAt = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
      await sql.query(
        `INSERT INTO ${links} (user_id, purpose, hash, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, purpose) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at`,
        [userId, purpose, digest(secret), expiresAt],
      );
      return secret;
    },

    personOfLink: async (secret, purpose) => {
      const [row] = await sql.query<PersonRow>(
        `SELECT u.id, u.name, u.email, u.role FROM ${links} l JOIN ${people} u ON u.id = l.user_id
         WHERE l.hash = $1 AND l.purpose = $2 AND l.expires_at > $3`,
        [digest(secret), purpose, clock.now().toISOString()],
      );
      return row && read(row);
    },

    setPasswordByLink: async (secret, purpose, password, cause, { keepsPasskeys } = { keepsPasskeys: false }) => {
      const hashed = await hashPassword(password);
      return sql.transaction(async (inside) => {
        // Deleted first, so that of two concurrent uses only one finds it.
        const [used] = await inside.query<{ user_id: string }>(
          `DELETE FROM ${links} WHERE hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING user_id`,
          [digest(secret), purpose, clock.now().toISOString()],
        );
        if (used === undefined) return undefined;
        await inside.query(`DELETE FROM ${links} WHERE user_id = $1`, [used.user_id]);
        await inside.query(`DELETE FROM ${sessions} WHERE user_id = $1`, [used.user_id]);
        if (!keepsPasskeys) await inside.query(`DELETE FROM ${passkeys} WHERE user_id = $1`, [used.user_id]);
        const [row] = await inside.query<PersonRow>(
          `UPDATE ${people} SET password = $2 WHERE id = $1 RETURNING ${personColumns}`,
          [used.user_id, hashed],
        );
        if (row === undefined) return undefined;
        const person = read(row);
        await onEvent(inside, { kind: 'password-changed', person, cause });
        return person;
      });
    },
  };
}
