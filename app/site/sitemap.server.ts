import type { AppLoadContext } from '@remix-run/node';
import { escapeUTF8 as escape } from 'entities/escape';
import { sources } from '~/content/source.ts';
import { languages, type Language, type Translated } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { projectPath, propertyPath, testimonialPath } from '~/addresses/entity-paths.ts';
import { previewSegment } from '~/addresses/table.ts';
import { readArticleTable, readSite } from './site.server.ts';

/** One sitemap per kind and language: each stays small, and a change of listings leaves those of pages alone. */
const sitemapKinds = ['pages', 'properties', 'projects'] as const;

interface SitemapUrl {
  paths: Translated;
  /** ISO timestamp. */
  updated: string | null;
}

export async function sitemapIndex(context: AppLoadContext): Promise<string> {
  const { languages: chosen } = await readSite(context);
  const files = chosen.inUse.flatMap((language) =>
    sitemapKinds.map((kind) => `${context.origin}/sitemaps/${kind}-${language}.xml`),
  );
  return xml(
    'sitemapindex',
    files.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`),
  );
}

/** Null for an unknown sitemap file. */
export async function sitemapFile(file: string, context: AppLoadContext): Promise<string | null> {
  const { languages: chosen } = await readSite(context);
  const [, kind, code] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(file) ?? [];
  const language = chosen.inUse.find((each) => each === code);
  const known = sitemapKinds.find((each) => each === kind);
  if (!language || !known) return null;
  const urls = known === 'pages' ? await pageUrls(context) : await listingUrls(context, known);
  return xml(
    'urlset',
    urls.flatMap((url) => entry(url, language, context.origin)),
  );
}

function entry({ paths, updated }: SitemapUrl, language: Language, origin: string): string[] {
  const path = paths[language];
  if (!path) return [];
  const alternates = Object.entries(paths).map(
    ([each, other]) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escape(origin + other)}"/>`,
  );
  const changed = updated ? `<lastmod>${updated.slice(0, 10)}</lastmod>` : '';
  return [
    `<url><loc>${escape(origin + path)}</loc>${changed}${alternates.length > 1 ? alternates.join('') : ''}</url>`,
  ];
}

/** Menu pages, articles, categories and testimonials, except redirects, external pages and hidden ones. */
async function pageUrls(context: AppLoadContext): Promise<SitemapUrl[]> {
  const [site, tree, articles, index, testimonials] = await Promise.all([
    readSite(context),
    context.content.read(sources.pageTree),
    readArticleTable(context.content),
    context.content.read(sources.articleIndex),
    context.content.read(sources.testimonialIndex),
  ]);
  const { inUse } = site.languages;
  const pages = site.pages.entries
    .filter(({ external, redirect }) => external === null && redirect === null)
    .map(({ id, paths }) => {
      const stored = tree.find(({ _id }) => _id === id);
      return { paths: indexed(paths, stored), updated: stored?._updatedAt ?? null };
    });
  const written = articles.entries
    .filter(({ external }) => external === null)
    .map(({ id, paths }) => {
      const stored = index.articles.find(({ _id }) => _id === id);
      return { paths: indexed(paths, stored), updated: stored?._updatedAt ?? null };
    });
  const said = testimonials.map((stored) => {
    const paths: Translated = Object.fromEntries(
      inUse.flatMap((language) => {
        const slug = stored.path?.[language];
        return slug ? [[language, testimonialPath(slug, language)]] : [];
      }),
    );
    return { paths: indexed(paths, stored), updated: stored._updatedAt };
  });
  return [...pages, ...written, ...said];
}

type StoredFlag = { [language in Language]?: boolean | null };

/** The paths of a page in the languages in which search engines may index it. */
function indexed(paths: Translated, stored: { noIndex?: StoredFlag | null } | undefined): Translated {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = paths[language];
      const isIndexed = path && stored?.noIndex?.[language] !== true && !path.includes(previewSegment);
      return isIndexed ? [[language, path]] : [];
    }),
  );
}

/** The paths of all properties and projects in the languages in use. */
export async function listingPaths(context: AppLoadContext): Promise<string[]> {
  const urls = await Promise.all([listingUrls(context, 'properties'), listingUrls(context, 'projects')]);
  return urls.flat().flatMap(({ paths }) => Object.values(paths).filter((path) => path !== null));
}

async function listingUrls(context: AppLoadContext, kind: 'properties' | 'projects'): Promise<SitemapUrl[]> {
  const [site, entries] = await Promise.all([readSite(context), context.listings.sitemap()]);
  const { inUse, defaultLanguage } = site.languages;
  return entries
    .filter((each) => (each.kind === 'listing') === (kind === 'properties'))
    .map(({ id, goal, city, title, updatedAt }) => ({
      paths: Object.fromEntries(
        inUse.map((language) => {
          const choice = { language, fallback: defaultLanguage };
          const located = { id, goal, city: plainText(city, choice), title: plainText(title, choice) };
          return [language, kind === 'properties' ? propertyPath(located, language) : projectPath(located, language)];
        }),
      ),
      updated: updatedAt,
    }));
}

function xml(root: 'sitemapindex' | 'urlset', lines: readonly string[]): string {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${lines.join('\n')}\n</${root}>\n`;
}
