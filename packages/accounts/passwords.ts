import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { accountError } from './person.ts';

/** NIST SP 800-63B asks for 8 at least and no rule about kinds of characters; administrators deserve a few more. */
export const minPasswordLength = 10;
/** Longer ones are no safer, and hashing megabytes would be a way to overload the server. */
export const maxPasswordLength = 200;

// The library's defaults are what OWASP recommends for argon2id: 19 MiB, two passes, one thread.
let unknownUser: Promise<string> | undefined;

/** Nearly 50,000 that leaks have shown to be used most; read when the first is chosen. */
const commonPasswords = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(Object.values(dictionary['passwords-common']).map(String));
};
let common: Promise<Set<string>> | undefined;

/**
 * Without rules about kinds of characters (NIST SP 800-63B §5.1.1.2), but not what everybody takes.
 *
 * @throws {Error} with `code: 'PASSWORD_UNFIT'` for one that is too short or too long, `PASSWORD_COMMON` for one of the most used
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

/** Takes as long for an unknown person (`undefined`) as for a known one, so that response times do not reveal accounts. */
export async function isPassword(given: string, stored: string | undefined): Promise<boolean> {
  unknownUser ??= hash('the password of an unknown user');
  const whole = inOneSpelling(given);
  const right = await verify(stored ?? (await unknownUser), whole ?? '');
  return right && whole !== undefined && stored !== undefined;
}

/** The same for a letter with its accent and for the two by which some keyboards write it; `undefined` for what is too long. It cuts nothing off. */
function inOneSpelling(password: string): string | undefined {
  // Nothing that is longer than this can come out short enough, and megabytes are not worth the work.
  if (password.length > 4 * maxPasswordLength) return undefined;
  const whole = password.normalize('NFKC');
  return whole.length > maxPasswordLength ? undefined : whole;
}

/** Without characters that are easily taken for another. */
const letters = 'abcdefghijkmnopqrstuvwxyz23456789';

/** Four groups of five: 100 bits, and a person can type it. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );
