export interface LakeDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with sorted keys: identical for equal documents, regardless of the order in the database or a file. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** The editor's content, without the fields that the lake adds. */
export function contentOf(document: Record<string, unknown>): Record<string, unknown> {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  return content;
}
