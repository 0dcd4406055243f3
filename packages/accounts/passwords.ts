import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { accountError } from './person.ts';

/** NIST SP 800-63B requires at least 8 and no rules about kinds of characters; administrators deserve a few more. */
export const minPasswordLength = 10;
/** Longer ones are no safer, and hashing megabytes could overload the server. */
export const maxPasswordLength = 200;

// The library's defaults are OWASP's recommendation for argon2id: 19 MiB, two passes, one thread.
let unknownUser: Promise<string> | undefined;

/** The nearly 50,000 most common leaked passwords; loaded when the first password is set. */
const commonPasswords = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(Object.values(dictionary['passwords-common']).map(String));
};
let common: Promise<Set<string>> | undefined;

/**
 * Hashes a password. There are no rules about kinds of characters (NIST SP 800-63B §5.1.1.2), but common passwords are
 * refused.
 *
 * @throws {Error} with `code: 'PASSWORD_UNFIT'` if it is too short or too long, `PASSWORD_COMMON` if it is one of the
 * most used
 */
export async function hashPassword(password: string): Promise<string> {
  const whole = inOneSpelling(password);
  if (whole === undefined || whole.length < minPasswordLength) {
    throw accountError('PASSWORD_UNFIT', `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`);
  }
  common ??= commonPasswords();
  if ((await common).has(whole.toLowerCase())) {
    throw accountError('PASSWORD_COMMON', 'Many people use this password: it is one of the first that is tried.');
  }
  return hash(whole);
}

/** Takes as long for an unknown person (`undefined`) as for a known one, so that timing does not reveal accounts. */
export async function isPassword(given: string, stored: string | undefined): Promise<boolean> {
  unknownUser ??= hash('the password of an unknown user');
  const whole = inOneSpelling(given);
  const right = await verify(stored ?? (await unknownUser), whole ?? '');
  return right && whole !== undefined && stored !== undefined;
}

/** Normalizes letters with accents, which some keyboards send decomposed; `undefined` if too long. Never truncates. */
function inOneSpelling(password: string): string | undefined {
  // Nothing this long can normalize to an allowed length, and megabytes are not worth the work.
  if (password.length > 4 * maxPasswordLength) return undefined;
  const whole = password.normalize('NFKC');
  return whole.length > maxPasswordLength ? undefined : whole;
}

/** Characters that are not easily confused. */
const letters = 'abcdefghijkmnopqrstuvwxyz23456789';

/** Four groups of five characters: 100 bits, but still easy to type. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );
