import type { Language } from '../../app/i18n/languages.ts';
import { documentById, pathsOf } from './demo-content.ts';
import { elements, texts } from './html.ts';
import { get } from './http.ts';

const segments = {
  nl: { sale: 'te-koop', rent: 'te-huur', projects: 'projecten', thanks: 'bedankt', noResult: '?bedrooms=50' },
  fr: { sale: 'ventes', rent: 'locations', projects: 'projets', thanks: 'merci', noResult: '?bedrooms=50' },
  en: { sale: 'for-sale', rent: 'for-rent', projects: 'projects', thanks: 'thank-you', noResult: '?bedrooms=50' },
  de: { sale: 'zu-verkaufen', rent: 'zu-vermieten', projects: 'projekte', thanks: 'danke', noResult: '?bedrooms=50' },
} as const;

/** One path for each kind of page of the demo agency, in a language. */
export async function kindsOfPage(language: Language): Promise<Record<string, string>> {
  const { sale, rent, projects, thanks, noResult } = segments[language];
  const at = (...parts: string[]) => `/${[language, ...parts].join('/')}/`;
  const menuPage = (id: string) => pathsOf(documentById(`menuPage-${id}`))[language] ?? '';
  const [property = ''] = await propertyPaths(language, 1);
  const article = await firstLink(
    menuPage('articles'),
    (href) => href.split('/').length > 4 && !href.startsWith(menuPage('articles')),
  );
  return {
    home: at(),
    sale: at(sale),
    rent: `${at(rent)}?view=list`,
    noResult: at(sale) + noResult,
    property,
    projects: at(projects),
    project: await firstLink(at(projects), (href) => href.startsWith(at(projects)) && href !== at(projects)),
    contact: menuPage('contact'),
    services: menuPage('services'),
    child: menuPage('team'),
    articles: menuPage('articles'),
    article,
    category: article.replace(/[^/]+\/$/, ''),
    testimonials: at('testimonials'),
    testimonial: at('testimonials', 'familie-de-vos'),
    thanks: at(thanks, 'site-contact'),
    legal: at('privacy-statement'),
    preview: `/preview${at()}`,
    notFound: at('no-such-page'),
    noProperty: at(sale, 'gent', 'huis', '999999'),
  };
}

/** The first `count` properties of the sitemap. */
export async function propertyPaths(language: Language, count: number): Promise<string[]> {
  const { body } = await get(`/sitemaps/properties-${language}.xml`);
  return texts(body, 'loc')
    .slice(0, count)
    .map((url) => new URL(url).pathname);
}

async function firstLink(page: string, fits: (href: string) => boolean): Promise<string> {
  const main = /<main.*<\/main>/s.exec((await get(page)).body)?.[0] ?? '';
  const found = elements(main, 'a').find(({ href }) => href?.startsWith('/') && fits(href));
  if (found?.href === undefined) throw new Error(`${page} has no such link`);
  return found.href;
}
