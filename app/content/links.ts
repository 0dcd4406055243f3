import type { Language } from '~/i18n/languages.ts';

/** A link as editors set it: to a page, article or testimonial, to a property, or to a URL. */
export interface StoredLink {
  kind?: string | null;
  reference?: { _ref?: string | null } | null;
  propertyId?: string | null;
  url?: string | null;
  newWindow?: boolean | null;
}

/** A type rather than an interface, because Portable Text's marks need an index signature. */
export type Link = {
  href: string;
  newWindow: boolean;
  /** Whether it leads outside the site, or not to a page. */
  external: boolean;
};

/** Finds the path of a document in a language; null if it has none. */
export type FindPath = (documentId: string, language: Language) => Promise<string | null>;

interface Finders {
  document: FindPath;
  property: (id: string, language: Language) => Promise<string | null>;
}

const safeUrl = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Resolves a link; null if none is set. A broken link leads to `/` of the language (requirements 2.38). */
export async function resolveLink(
  stored: StoredLink | null | undefined,
  language: Language,
  find: Finders,
): Promise<Link | null> {
  if (!stored) return null;
  const href = await hrefOf(stored, language, find);
  if (href === null) return null;
  return { href, newWindow: stored.newWindow === true, external: !href.startsWith('/') };
}

async function hrefOf(stored: StoredLink, language: Language, find: Finders): Promise<string | null> {
  const nowhere = `/${language}/`;
  if (stored.kind === 'property')
    return stored.propertyId ? ((await find.property(stored.propertyId, language)) ?? nowhere) : null;
  if (stored.kind === 'url') return stored.url && safeUrl.test(stored.url) ? stored.url : null;
  // An editor who removes a link clears its kind, but the chosen page stays stored.
  if (stored.kind !== 'page') return null;
  const id = stored.reference?._ref;
  return id ? ((await find.document(id, language)) ?? nowhere) : null;
}
