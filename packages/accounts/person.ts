import { randomBytes } from 'node:crypto';

/** A person who may log in. */
export interface Person<Role extends string = string> {
  /** May appear in content the person wrote; it never changes and is never reused. */
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** `p` for a person, as the ids of tokens begin with `r`: the first letter tells the kind of author. */
export const newPersonId = (): string => `p${randomBytes(9).toString('hex')}`;

/** How an e-mail address is stored and compared; `undefined` for what cannot be one. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(email) && email.length <= 254 ? email : undefined;
}

/** @throws {Error} with `code: 'NAME_UNFIT'` for one that is empty or endless. */
export function parseName(text: string): string {
  const name = text.trim();
  if (name === '' || text.length > 200) throw accountError('NAME_UNFIT', 'A name has 1 to 200 characters.');
  return name;
}

/** An error whose message may be shown to a person, identified by its code. */
export const accountError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
