import type { AccountsClock, AccountsSql } from './ports.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { digest } from './secrets.ts';
import type { Tables } from './tables.ts';

/**
 * Wrong passwords until a wait is imposed, which doubles with each further one up to `maxWait` seconds. No lockout is
 * permanent: attempts from many addresses delay the person by at most a minute, and a link by mail or a passkey still
 * works.
 */
const limits = {
  accountFromAddress: { free: 4, maxWait: 300 },
  address: { free: 30, maxWait: 300 },
  account: { free: 60, maxWait: 60 },
} as const;

/** Seconds after which wrong passwords are forgotten. */
const remembered = 3_600;

/**
 * The headers of an answer to a login: the rule for its address and, if it came too early, how long to wait. How many
 * attempts are left is not told, as that differs by account.
 *
 * @param wait the seconds that `LoginAttempts.begin` resolved to
 */
export function loginLimitHeaders(wait = 0): Record<string, string> {
  const left = wait > 0 ? { requests: 0, seconds: wait } : undefined;
  return {
    ...rateLimitHeaders([{ name: 'login', most: limits.address.free, within: remembered, left }]),
    ...(wait > 0 ? { 'Retry-After': String(wait) } : {}),
  };
}

export interface LoginAttempts {
  /**
   * Records an attempt before its password is checked. Resolves to the seconds to wait if it comes too early, or 0.
   *
   * @param email null for an attempt that names no account, as with a passkey: it counts for the address only
   */
  begin(email: string | null, address: string): Promise<number>;
  /** Records success: neither this attempt nor the earlier wrong ones at this account count any more. */
  succeeded(email: string | null, address: string): Promise<void>;
}

/**
 * Counts per account and address, with higher limits per address and per account. Stored in the database, so that all
 * processes count together.
 */
export function createLoginAttempts(sql: AccountsSql, clock: AccountsClock, { loginAttempts }: Tables): LoginAttempts {
  // Only digests of addresses are stored, to compare them.
  const accountKey = (email: string, address: string): string =>
    digest(JSON.stringify(['account', email.toLowerCase().trim(), address]));
  const everywhereKey = (email: string): string => digest(JSON.stringify(['everywhere', email.toLowerCase().trim()]));
  const addressKey = (address: string): string => digest(JSON.stringify(['address', address]));

  /**
   * Uses one statement, so that concurrent attempts cannot all pass before the first is counted. "No wait" is stored as
   * one that ended a minute ago, because concurrent attempts may be counted out of order.
   */
  const note = async (key: string, { free, maxWait }: { free: number; maxWait: number }): Promise<number> => {
    const now = clock.now().toISOString();
    const noted = await sql.query(
      `INSERT INTO ${loginAttempts} AS known (key, failures, at, wait_until)
       VALUES ($1, 1, $2::timestamptz, $2::timestamptz - interval '1 minute')
       ON CONFLICT (key) DO UPDATE SET
         failures = CASE WHEN known.at < $2::timestamptz - interval '1 hour' THEN 1 ELSE known.failures + 1 END,
         at = $2::timestamptz,
         wait_until = $2::timestamptz + make_interval(secs => CASE
           WHEN known.at < $2::timestamptz - interval '1 hour' OR known.failures + 1 < $3::int THEN -60
           ELSE least($4::int, power(2, least(known.failures + 2 - $3::int, 20))) END)
       WHERE known.wait_until <= $2::timestamptz RETURNING key`,
      [key, now, free, maxWait],
    );
    if (noted.length > 0) return 0;
    const [row] = await sql.query<{ seconds: number }>(
      `SELECT ceil(extract(epoch FROM wait_until - $2::timestamptz))::int AS seconds FROM ${loginAttempts} WHERE key = $1`,
      [key, now],
    );
    return Math.max(1, row?.seconds ?? 1);
  };

  return {
    begin: async (email, address) => {
      const wait = await note(addressKey(address), limits.address);
      if (wait > 0 || email === null) return wait;
      // Attempts refused for one address do not count against the account.
      return (
        (await note(accountKey(email, address), limits.accountFromAddress)) ||
        note(everywhereKey(email), limits.account)
      );
    },
    succeeded: async (email, address) => {
      await sql.query(`DELETE FROM ${loginAttempts} WHERE key = $1 OR at < $2`, [
        email === null ? null : accountKey(email, address),
        new Date(clock.now().getTime() - 86_400_000).toISOString(),
      ]);
      // Successful logins must not add up: an office behind one address logs in many times a day, a person from many
      // addresses.
      await sql.query(
        `UPDATE ${loginAttempts} SET failures = greatest(0, failures - 1), wait_until = at - interval '1 minute'
         WHERE key = ANY ($1)`,
        [[addressKey(address), ...(email === null ? [] : [everywhereKey(email)])]],
      );
    },
  };
}
