/** A person (or a program with a token) with more access than visitors, and what they may change. */
export interface Editor {
  id: string;
  name: string;
  /** Empty for a program. */
  email: string;
  /** `author`: writes drafts; `office`: works on leads. */
  role: 'administrator' | 'editor' | 'author' | 'office' | 'viewer';
}

/** Whether this is a person who manages the site: programs' tokens are for content. */
export function isAdministrator({ role, email }: Editor): boolean {
  const isPerson = email !== '';
  return isPerson && role === 'administrator';
}

/** Identifies editors: the product's tools in the Studio check it before they answer. */
export interface EditorsPort {
  /** Null for everyone else, and while Sanity does not respond. Never rejects. */
  whoIs(request: Request): Promise<Editor | null>;
  /** All people with an account, ordered by name; null if Sanity manages the accounts. */
  everybody(): Promise<Editor[] | null>;
}
