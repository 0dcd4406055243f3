import { randomBytes } from 'node:crypto';

/** The roles that Sanity gives every project, as far as this lake knows them. */
export const roles = {
  administrator: {
    title: 'Administrator',
    description: 'Does what an editor does, and uses the tools for administrators',
  },
  editor: { title: 'Editor', description: 'Reads and writes all documents' },
  viewer: { title: 'Viewer', description: 'Reads all documents, drafts too, and changes none' },
} as const;

export type Role = keyof typeof roles;

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text);

/** A person who may log in. */
export interface User {
  /** Stands in the history of what the person wrote; it never changes and is never given twice. */
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Ids of people begin with `p` at Sanity, too. */
export const newUserId = (): string => `p${randomBytes(9).toString('hex')}`;

/** How an e-mail address is kept and compared; `undefined` for what cannot be one. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? email : undefined;
}

/** An error whose message a person may read, told by its code. */
export const peopleError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
