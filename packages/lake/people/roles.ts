/** Sanity's default roles that this lake supports, strongest first. */
export const roles = {
  administrator: {
    title: 'Administrator',
    description: 'Does what an editor does, and uses the tools for administrators',
  },
  editor: { title: 'Editor', description: 'Reads and writes all documents' },
  viewer: { title: 'Viewer', description: 'Reads all documents, drafts too, and changes none' },
} as const;

export type Role = keyof typeof roles;

export const roleNames = ['administrator', 'editor', 'viewer'] as const satisfies readonly Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text);
