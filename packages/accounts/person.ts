import { randomBytes } from 'node:crypto';

export interface Person<Role extends string = string> {
  /** May appear in content that the person wrote; never changes and is never reused. */
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Ids of people begin with `p` and those of tokens with `r`, so that the first letter tells the kind of author. */
export const newPersonId = (): string => `p${randomBytes(9).toString('hex')}`;

/** Normalizes an e-mail address for storage and comparison; `undefined` if it cannot be one. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(email) && email.length <= 254 ? email : undefined;
}

/** @throws {Error} with `code: 'NAME_UNFIT'` if it is empty or too long */
export function parseName(text: string): string {
  const name = text.trim();
  if (name === '' || text.length > 200) throw accountError('NAME_UNFIT', 'A name has 1 to 200 characters.');
  return name;
}

/** An error identified by its code, whose message may be shown to a person. */
export const accountError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
