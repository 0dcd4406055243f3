import { testimonialPath } from '~/addresses/entity-paths.ts';
import { sources } from '~/content/source.ts';
import type { Translated } from '~/i18n/languages.ts';
import { readArticleTable, readSite, type SiteReader } from './site.server.ts';

/** A document with a page of its own. */
export interface PublicDocument {
  id: string;
  /** In the languages in use in which it is on the site. */
  paths: Translated;
  /** The page above; null for the home page. */
  parentId: string | null;
  /** Whether its address leads elsewhere by itself: to another page, or out of the site. */
  leadsElsewhere: boolean;
}

/** Every document that has an address on the site. */
export async function publicDocuments(reader: SiteReader): Promise<PublicDocument[]> {
  const { content } = reader;
  const [{ pages, languages }, articles, index, testimonials] = await Promise.all([
    readSite(reader),
    readArticleTable(content),
    content.read(sources.articleIndex),
    content.read(sources.testimonialIndex),
  ]);
  const above = new Map<string, string | null | undefined>([
    ...index.categories.map(({ _id, parentId }) => [_id, parentId ?? pages.byType('articles')?.id] as const),
    ...index.articles.map(({ _id, categoryId }) => [_id, categoryId ?? pages.byType('articles')?.id] as const),
  ]);
  const home = pages.home?.id ?? null;
  return [
    ...pages.entries.map(({ id, parentId, paths, type, external, redirect }) => ({
      id,
      paths,
      parentId: type === 'home' ? null : (parentId ?? home),
      leadsElsewhere: external !== null || redirect !== null,
    })),
    ...articles.entries.map(({ id, paths, external }) => ({
      id,
      paths,
      parentId: above.get(id) ?? home,
      leadsElsewhere: external !== null,
    })),
    ...testimonials.map(({ _id: id, path }) => ({
      id,
      parentId: pages.byType('testimonials')?.id ?? home,
      paths: Object.fromEntries(
        languages.inUse.flatMap((language) => {
          const slug = path?.[language];
          return slug ? [[language, testimonialPath(slug, language)]] : [];
        }),
      ),
      leadsElsewhere: false,
    })),
  ];
}
