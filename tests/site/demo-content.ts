import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../../app/i18n/languages.ts';

type Translated = Partial<Record<Language, string>>;

/** A document of the demo agency, as far as tests read it. */
export interface DemoDocument {
  _id: string;
  _type: string;
  status?: string;
  title?: Translated;
  path?: Translated;
  quote?: Translated;
  seo?: { noIndex?: Partial<Record<Language, boolean>> };
  parent?: { _ref: string };
  redirect?: object;
  externalUrl?: string;
  showBreadcrumb?: boolean;
  breadcrumb?: Translated;
  category?: { _ref: string };
  form?: string;
  [field: string]: unknown;
}

export interface DemoPage {
  id: string;
  path: string;
  title: string;
  showBreadcrumb: boolean;
  /** Excluded from search engines and the sitemap. */
  noIndex: boolean;
  /** The page's path in each language that has one. */
  paths: Translated;
}

const folder = path.resolve(import.meta.dirname, '../../packages/demo/content');

/** The pictures beside an import file. */
export const demoPictures = path.join(folder, 'images');

/** The demo's content, as in an import file. */
export const documents: DemoDocument[] = readFileSync(path.join(folder, 'content.ndjson'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): DemoDocument => JSON.parse(line));

export function documentById(id: string): DemoDocument {
  const found = documents.find(({ _id }) => _id === id);
  if (found === undefined) throw new Error(`The demo has no document ${id}`);
  return found;
}

/** Every published menu page with its own content in a language: neither a redirect nor an external link. */
export function menuPages(language: Language): DemoPage[] {
  return documents
    .filter(
      ({ _type, status, redirect, externalUrl }) =>
        _type === 'menuPage' && status === 'Published' && !redirect && !externalUrl,
    )
    .flatMap((document) => {
      const paths = pathsOf(document);
      const own = paths[language];
      if (own === undefined) return [];
      const { _id: id, title, showBreadcrumb, seo } = document;
      const flags = { showBreadcrumb: showBreadcrumb === true, noIndex: seo?.noIndex?.[language] === true };
      return [{ id, path: own, title: title?.[language] ?? '', ...flags, paths }];
    });
}

/** A page's path in each language in which it exists: `/nl/diensten/verkopen/`. */
export function pathsOf(document: DemoDocument): Translated {
  const parent = document.parent ? pathsOf(documentById(document.parent._ref)) : null;
  return Object.fromEntries(
    languages.flatMap((language) => {
      if (document._id === 'menuPage-home') return [[language, `/${language}/`]];
      const above = parent ? parent[language] : `/${language}/`;
      const own = document.path?.[language];
      return above && own ? [[language, `${above}${own}/`]] : [];
    }),
  );
}
