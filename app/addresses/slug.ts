import slugify from 'slugify';

slugify.extend({ '&': '', '%': '', $: '', '€': '', '|': '', '<': '', '>': '' });

/**
 * A path segment from a name (requirements 2.34): lower-case, without diacritics and punctuation (`l'atelier` →
 * `latelier`), words joined with hyphens.
 */
export function slug(name: string): string {
  return formerSlug(name.replace(/['’.]/g, ''));
}

/** The former spelling, in which apostrophes and dots separated words (`l-atelier`); such paths redirect. */
export function formerSlug(name: string): string {
  return slugify(name.replace(/['’/·–—_.]/g, ' '), { lower: true, strict: true, trim: true });
}

/** A path from translated names: `category/subcategory/` or `parent/category/article/` (requirements 2.35). */
export function pathFromNames(...names: (string | null | undefined)[]): string {
  return names
    .filter((name) => name !== null && name !== undefined)
    .map(slug)
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('');
}
