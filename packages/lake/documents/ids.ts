/** Sanity's rule for document ids: up to 128 letters, digits, `_`, `-` and `.`, no leading `-` or `.`, no `..`. */
export const isDocumentId = (id: string): boolean =>
  /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..');

const drafts = 'drafts.';
const versions = 'versions.';

export const isDraft = (id: string): boolean => id.startsWith(drafts);
export const isVersion = (id: string): boolean => id.startsWith(versions);
export const isPublished = (id: string): boolean => !isDraft(id) && !isVersion(id);
/** Ids with a dot are private: only readers with access see them. */
export const isPublic = (id: string): boolean => !id.includes('.');

/** `x` for `x`, `drafts.x` and `versions.release.x`. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice(drafts.length);
  if (isVersion(id)) return id.slice(id.indexOf('.', versions.length) + 1);
  return id;
}

/** The release that a version belongs to: `r` for `versions.r.x`. */
export function releaseOf(id: string): string | undefined {
  return isVersion(id) ? id.slice(versions.length, id.indexOf('.', versions.length)) : undefined;
}
