/**
 * The roles of the lake's people, strongest first. `author` and `office` are not Sanity's: the Studio learns from
 * `documentGrants` what they may.
 */
export const roles = {
  administrator: {
    title: 'Administrator',
    description: 'Does what an editor does, and uses the tools for administrators',
  },
  editor: { title: 'Editor', description: 'Reads and writes all documents' },
  author: { title: 'Author', description: 'Reads all documents and writes drafts, which an editor publishes' },
  office: { title: 'Office', description: 'Works on leads; of the content sees what is published' },
  viewer: { title: 'Viewer', description: 'Reads all documents, drafts too, and changes none' },
} as const;

export type Role = keyof typeof roles;

export const roleNames = ['administrator', 'editor', 'author', 'office', 'viewer'] as const satisfies readonly Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text);

/** What somebody may do with documents. */
export interface Rights {
  /** Whether drafts, versions and documents with a dot in their id are read too. */
  mayReadAll: boolean;
  /** Who writes only `drafts` cannot publish, unpublish or delete what is published. */
  mayWrite: 'everything' | 'drafts' | false;
}

export const rights: Readonly<Record<Role, Rights>> = {
  administrator: { mayReadAll: true, mayWrite: 'everything' },
  editor: { mayReadAll: true, mayWrite: 'everything' },
  author: { mayReadAll: true, mayWrite: 'drafts' },
  office: { mayReadAll: false, mayWrite: false },
  viewer: { mayReadAll: true, mayWrite: false },
};
