/** A person (or a program with a token) who may see more than visitors do, and what that person may change. */
export interface Editor {
  id: string;
  name: string;
  /** Empty for a program. */
  email: string;
  role: 'administrator' | 'editor' | 'viewer';
}

/** Who works on the content: the product's own tools in the Studio ask it before they answer. */
export interface EditorsPort {
  /** Null for everybody else, also while Sanity cannot be asked. Never rejects. */
  whoIs(request: Request): Promise<Editor | null>;
}
