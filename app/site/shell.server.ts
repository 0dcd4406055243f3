import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Link } from '~/content/links.ts';
import { sources } from '~/content/source.ts';
import type { Overrides } from '~/i18n/dictionary.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import { fixedPath, homePath } from '~/addresses/entity-paths.ts';
import { languageLinks, type LanguageLink } from '~/addresses/language-switch.ts';
import { agencyOf, type Agency } from './agency.ts';
import { readFooter, type FooterView } from './footer-view.server.ts';
import { readHeader, type HeaderView } from './header-view.server.ts';
import { menuItems, pageLink, type MenuItem } from './menus.server.ts';
import type { ErrorKind } from './not-found.ts';

export interface PageShell {
  language: Language;
  preview: boolean;
  /** Whether this preview shows drafts, because the visitor has proved access. */
  drafts: boolean;
  origin: string;
  home: string;
  /** The home page in each language in use. */
  homes: LanguageLink[];
  paths: {
    sale: string;
    rent: string;
    favourites: string;
    demand: Link | null;
    valuation: Link | null;
    cookiePolicy: Link | null;
  };
  agency: Pick<Agency, 'name' | 'phone' | 'email'> & { recognitionNumber: string | null };
  overrides: Overrides;
  /** Titles of error pages, which have no loader of their own. */
  errorTitles: Record<ErrorKind, string>;
  menu: MenuItem[];
  header: HeaderView;
  /** The header of printed pages. */
  letterhead: Pick<Agency, 'name' | 'address' | 'phone' | 'email'>;
  footer: ShellFooter;
}

export interface ShellFooter extends FooterView {
  agency: Agency;
  /** The main menu, followed by the pages that only the footer lists. */
  menu: MenuItem[];
}

/** The root route's data. */
export async function readShell(context: AppLoadContext): Promise<PageShell> {
  const visit = await context.visit();
  const { language, site, choice } = visit;
  const [overrides, header, footer] = await Promise.all([
    readOverrides(context, language),
    readHeader(visit),
    readFooter(visit, context.now()),
  ]);
  const valuation = site.pages.byType('valuation');
  const demand = site.pages.byType('demand');
  const cookiePolicy = site.pages.byPath(fixedPath('cookiePolicy', language));
  const agency = agencyOf(site.settings, choice);
  const { name, address, phone, email } = agency;
  const menu = menuItems(visit, (page) => page.menuPosition === 'main');
  const footerMenu = menuItems(visit, (page) => page.menuPosition === 'footer');
  return {
    language,
    preview: visit.preview,
    drafts: context.content.showsDrafts,
    origin: context.origin,
    home: visit.inMode(homePath(language)),
    homes: languageLinks([], site.languages.inUse).map((each) => ({ ...each, path: visit.inMode(each.path) })),
    paths: {
      sale: visit.inMode(fixedPath('sale', language)),
      rent: visit.inMode(fixedPath('rent', language)),
      favourites: visit.inMode(fixedPath('favourites', language)),
      demand: demand && pageLink(demand, visit),
      valuation: valuation && pageLink(valuation, visit),
      cookiePolicy: cookiePolicy && pageLink(cookiePolicy, visit),
    },
    agency: {
      name,
      phone,
      email,
      recognitionNumber: agency.legal.recognitionNumber,
    },
    overrides,
    errorTitles: await errorTitles(language, overrides),
    menu,
    header,
    letterhead: { name, address, phone, email },
    footer: { ...footer, agency, menu: [...menu, ...footerMenu] },
  };
}

/** Language and interface texts of a request's page. Never throws, because error pages need them too. */
export async function shellLanguage(context: AppLoadContext): Promise<{ language: Language; overrides: Overrides }> {
  try {
    const { language } = await context.visit();
    return { language, overrides: await readOverrides(context, language) };
  } catch {
    return { language: languages[0], overrides: {} };
  }
}

async function errorTitles(language: Language, overrides: Overrides): Promise<Record<ErrorKind, string>> {
  const { t } = await translationFor(language, overrides);
  return {
    page: t('errors.page.title'),
    property: t('errors.property.title'),
    sold: t('errors.sold.title'),
    rented: t('errors.rented.title'),
    project: t('errors.project.title'),
    view: t('errors.view.title'),
    api: t('errors.api.title'),
    failure: t('errors.failure.title'),
  };
}

/** The interface texts in a language, with the editors' overrides (requirements 10.19). */
export async function readTexts(context: AppLoadContext, language: Language): Promise<TFunction> {
  return (await translationFor(language, await readOverrides(context, language))).t;
}

/** The editors' overrides of interface texts in a language. */
export async function readOverrides({ content }: AppLoadContext, language: Language): Promise<Overrides> {
  const stored = await content.read(sources.overrides);
  return Object.fromEntries(
    stored.flatMap(({ key, text }) => {
      const value = text?.[language];
      return key && value ? [[key, value]] : [];
    }),
  );
}
