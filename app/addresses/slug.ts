import slugify from 'slugify';

slugify.extend({ '&': '', '%': '', $: '', '€': '', '|': '', '<': '', '>': '' });

/**
 * One segment of a public path from a name, requirements §2: lower-case, diacritics removed, punctuation dropped, words joined
 * with hyphens. An apostrophe separates words (`l'atelier` → `l-atelier`), as a reader would expect of a path.
 */
export function slug(name: string): string {
  return slugify(name.replace(/['’/·–—_.]/g, ' '), { lower: true, strict: true, trim: true });
}

/** A public path from translated names: `category/subcategory/` or `parent/category/article/`, requirements §2. */
export function pathFromNames(...names: (string | null | undefined)[]): string {
  return names
    .filter((name) => name !== null && name !== undefined)
    .map(slug)
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('');
}
