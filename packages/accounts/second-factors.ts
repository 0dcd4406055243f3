import type { AccountsCause, OnAccountsEvent } from './events.ts';
import { personColumns, type PersonRow, type ReadPerson } from './people.ts';
import type { Person } from './person.ts';
import type { AccountsClock, AccountsDatabase, AccountsSql } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import { newPassword } from './passwords.ts';
import type { Tables } from './tables.ts';

/** An app to set up: what its camera reads, and what a person types instead. */
export interface CodeApp {
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
  /** Base32. */
  secret: string;
}

/** Seconds for which an app shows a code. */
const period = 30;
/** A code of the period before or after is right too: phones' clocks differ, and typing takes time. */
const window = 1;
/** Minutes in which the second factor may follow the password. */
const halfLoginMinutes = 10;
const spareCodesMade = 8;

/**
 * Codes of an app (TOTP, RFC 6238) after the password, and spare codes for a lost phone. Count wrong ones with
 * `LoginAttempts`, as wrong passwords: a code has only six digits.
 */
export interface SecondFactors<Role extends string> {
  /**
   * Offers an app, which counts once its first code was right; until then an earlier one stays in use, and the offer
   * stays the same.
   *
   * @param issuer the name under which the app lists it
   */
  offerApp(person: Person<Role>, issuer: string): Promise<CodeApp>;
  /**
   * Takes the offered app into use, if the code is one of its.
   *
   * @returns new spare codes, to be shown once; `undefined` if the code is wrong or nothing was offered
   */
  takeApp(personId: string, code: string, cause?: AccountsCause): Promise<string[] | undefined>;
  hasApp(personId: string): Promise<boolean>;
  /** Whether a code is one of the app's, or a spare one. Each works once. */
  isCode(personId: string, code: string): Promise<boolean>;
  /** Makes new spare codes, to be shown once; the earlier ones are over. */
  newSpareCodes(personId: string): Promise<string[]>;
  spareCodesLeft(personId: string): Promise<number>;
  /** Deletes the app and the spare codes; `passkeys` stay. */
  removeApp(personId: string, cause?: AccountsCause): Promise<void>;
  /** Begins a login whose password was right; resolves to the secret with which it goes on within ten minutes. */
  beginHalfLogin(personId: string): Promise<string>;
  /** The person of such a login. */
  personOfHalfLogin(secret: string): Promise<Person<Role> | undefined>;
  endHalfLogin(secret: string): Promise<void>;
}

interface SecondFactorsParts<Role extends string> {
  sql: AccountsDatabase;
  clock: AccountsClock;
  tables: Tables;
  read: ReadPerson<Role>;
  onEvent: OnAccountsEvent;
}

// Loaded on demand: few logins need it.
const library = () => import('otpauth');

export function createSecondFactors<Role extends string>({
  sql,
  clock,
  tables: { people, codeApps, spareCodes, halfLogins },
  read,
  onEvent,
}: SecondFactorsParts<Role>): SecondFactors<Role> {
  /** The step of a right code, counted from 1970; `undefined` for a wrong one. */
  const stepOf = async (secret: string, code: string): Promise<number | undefined> => {
    const { Secret, TOTP } = await library();
    const timestamp = clock.now().getTime();
    const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window, period });
    return delta === null ? undefined : TOTP.counter({ timestamp, period }) + delta;
  };

  const storeSpareCodes = async (inside: AccountsSql, personId: string): Promise<string[]> => {
    // Half of a generated password: 50 bits.
    const codes = Array.from({ length: spareCodesMade }, () => newPassword().slice(0, 11));
    await inside.query(`DELETE FROM ${spareCodes} WHERE user_id = $1`, [personId]);
    await inside.query(`INSERT INTO ${spareCodes} SELECT $1, unnest($2::text[])`, [personId, codes.map(digest)]);
    return codes;
  };

  const tell = async (inside: AccountsSql, kind: 'added' | 'removed', personId: string, cause: AccountsCause) => {
    const [row] = await inside.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE id = $1`, [personId]);
    if (row !== undefined) await onEvent(inside, { kind: `second-factor-${kind}`, person: read(row), cause });
  };

  return {
    offerApp: async ({ id, email }, issuer) => {
      const { Secret, TOTP } = await library();
      const [row] = await sql.query<{ offered: string }>(
        `INSERT INTO ${codeApps} AS known (user_id, offered) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET offered = coalesce(known.offered, excluded.offered) RETURNING offered`,
        [id, new Secret({ size: 20 }).base32],
      );
      const secret = Secret.fromBase32(row?.offered ?? '');
      // A colon separates the two in the address.
      const uri = new TOTP({ issuer: issuer.replaceAll(':', ' '), label: email, secret, period }).toString();
      return { uri, secret: secret.base32 };
    },

    takeApp: async (personId, given, cause) => {
      const [row] = await sql.query<{ offered: string | null }>(`SELECT offered FROM ${codeApps} WHERE user_id = $1`, [
        personId,
      ]);
      const offered = row?.offered ?? null;
      const step = offered === null ? undefined : await stepOf(offered, digits(given));
      if (step === undefined) return undefined;
      return sql.transaction(async (inside) => {
        const taken = await inside.query(
          `UPDATE ${codeApps} SET secret = offered, offered = NULL, step = $3 WHERE user_id = $1 AND offered = $2
           RETURNING user_id`,
          [personId, offered, step],
        );
        if (taken.length === 0) return undefined;
        const codes = await storeSpareCodes(inside, personId);
        await tell(inside, 'added', personId, cause);
        return codes;
      });
    },

    hasApp: async (personId) =>
      (await sql.query(`SELECT FROM ${codeApps} WHERE user_id = $1 AND secret IS NOT NULL`, [personId])).length > 0,

    isCode: async (personId, given) => {
      const [app] = await sql.query<{ secret: string | null }>(`SELECT secret FROM ${codeApps} WHERE user_id = $1`, [
        personId,
      ]);
      if (app?.secret == null) return false;
      const step = await stepOf(app.secret, digits(given));
      const used =
        step === undefined
          ? await sql.query(`DELETE FROM ${spareCodes} WHERE user_id = $1 AND hash = $2 RETURNING hash`, [
              personId,
              digest(given.trim().toLowerCase()),
            ])
          : await sql.query(`UPDATE ${codeApps} SET step = $2 WHERE user_id = $1 AND step < $2 RETURNING step`, [
              personId,
              step,
            ]);
      return used.length > 0;
    },

    newSpareCodes: (personId) => sql.transaction((inside) => storeSpareCodes(inside, personId)),

    spareCodesLeft: async (personId) => {
      const [row] = await sql.query<{ left: number }>(
        `SELECT count(*)::int AS left FROM ${spareCodes} WHERE user_id = $1`,
        [personId],
      );
      return row?.left ?? 0;
    },

    removeApp: (personId, cause) =>
      sql.transaction(async (inside) => {
        await inside.query(`DELETE FROM ${spareCodes} WHERE user_id = $1`, [personId]);
        const [gone] = await inside.query<{ secret: string | null }>(
          `DELETE FROM ${codeApps} WHERE user_id = $1 RETURNING secret`,
          [personId],
        );
        if (gone?.secret != null) await tell(inside, 'removed', personId, cause);
      }),

    beginHalfLogin: async (personId) => {
      const secret = newSecret();
      const now = clock.now();
      await sql.query(`DELETE FROM ${halfLogins} WHERE expires_at <= $1`, [now.toISOString()]);
      await sql.query(`INSERT INTO ${halfLogins} VALUES ($1, $2, $3)`, [
        digest(secret),
        personId,
        new Date(now.getTime() + halfLoginMinutes * 60_000).toISOString(),
      ]);
      return secret;
    },

    personOfHalfLogin: async (secret) => {
      const [row] = await sql.query<PersonRow>(
        `SELECT u.id, u.name, u.email, u.role FROM ${halfLogins} h JOIN ${people} u ON u.id = h.user_id
         WHERE h.hash = $1 AND h.expires_at > $2`,
        [digest(secret), clock.now().toISOString()],
      );
      return row && read(row);
    },

    endHalfLogin: async (secret) =>
      void (await sql.query(`DELETE FROM ${halfLogins} WHERE hash = $1`, [digest(secret)])),
  };
}

/** Apps show a code in two groups, and so people type it. */
const digits = (code: string): string => code.replaceAll(/\s/g, '');
