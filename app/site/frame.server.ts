import type { AppLoadContext } from '@remix-run/node';
import type { Link, StoredLink } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { resolveRichText, type RichTextBlock } from '~/content/rich-text/resolve.ts';
import { sources } from '~/content/source.ts';
import { localText, localValue, plainText, type LocalText } from '~/i18n/text.ts';
import type { Overrides } from '~/i18n/dictionary.ts';
import { i18nFor } from '~/i18n/i18n.server.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import { fixedPath, homePath } from '~/paths/entity-paths.ts';
import { languageLinks, type LanguageLink } from '~/paths/language-switch.ts';
import type { PageEntry } from '~/paths/page-table.ts';
import { agencyOf, type Agency } from './agency.ts';
import type { ErrorKind } from './not-found.ts';
import { findPlace, type Place } from './place.server.ts';

export interface MenuItem {
  id: string;
  label: string;
  link: Link;
  children: MenuItem[];
}

export interface HeaderLink {
  key: string;
  label: string;
  link: Link | null;
  icon: string | null;
  color: string | null;
}

/** Everything around a page, in its language. */
export interface Frame {
  language: Language;
  preview: boolean;
  origin: string;
  home: string;
  /** The home page of each language in use. */
  homes: LanguageLink[];
  paths: { sale: string; rent: string; valuation: Link | null; cookiePolicy: Link | null };
  agency: Agency;
  overrides: Overrides;
  /** What an error page is called; it has no loader of its own to say so. */
  errorTitles: Record<ErrorKind, string>;
  menu: MenuItem[];
  footerMenu: MenuItem[];
  header: HeaderView;
  footer: FooterView;
}

export type HeaderView = ReturnType<typeof headerView> & { links: { left: HeaderLink[]; right: HeaderLink[] } };

export interface FooterView {
  bgColor: string | null;
  textColor: string | null;
  maxWidth: number | null;
  copyright: LocalText | null;
  columns: FooterColumn[];
}

export interface FooterColumn {
  key: string;
  title: LocalText | null;
  introText: LocalText | null;
  fullText: { blocks: RichTextBlock[]; lang?: Language } | null;
  images: ContentPicture[];
  colSizes: ColSizes;
}

export interface ColSizes {
  sm: number | null;
  md: number | null;
  lg: number | null;
}

/** The data of the root route: read once per document, kept while the visitor moves inside one language. */
export async function readFrame(args: { request: Request; context: AppLoadContext }): Promise<Frame> {
  const place = await findPlace(args);
  const { language, site, choice } = place;
  const { header, footer, settings } = site;
  const [overrides, menu, footerMenu, left, right, columns] = await Promise.all([
    readOverrides(args.context, language),
    menuItems(place, (page) => page.menuPosition === 'main'),
    menuItems(place, (page) => page.menuPosition === 'footer'),
    headerLinks(place, header?.headerLinks?.left),
    headerLinks(place, header?.headerLinks?.right),
    footerColumns(place),
  ]);
  const valuation = site.pages.byType('valuation');
  const cookiePolicy = site.pages.byPath(fixedPath('cookiePolicy', language));
  return {
    language,
    preview: place.preview,
    origin: args.context.origin,
    home: place.keep(homePath(language)),
    homes: languageLinks([], site.languages.inUse).map((each) => ({ ...each, path: place.keep(each.path) })),
    paths: {
      sale: place.keep(fixedPath('sale', language)),
      rent: place.keep(fixedPath('rent', language)),
      valuation: valuation && pageLink(valuation, place),
      cookiePolicy: cookiePolicy && pageLink(cookiePolicy, place),
    },
    agency: agencyOf(settings, choice),
    overrides,
    errorTitles: await errorTitles(language, overrides),
    menu,
    footerMenu,
    header: {
      ...headerView(place),
      links: header?.headerLinks?.show === false ? { left: [], right: [] } : { left, right },
    },
    footer: {
      bgColor: footer?.bgColor ?? null,
      textColor: footer?.textColor ?? null,
      maxWidth: footer?.maxWidth ?? null,
      copyright: localText(footer?.copyright, choice),
      columns,
    },
  };
}

/** Language and interface texts of a request's page; never throws, because error pages need them too. */
export async function frameLanguage(
  request: Request,
  context: AppLoadContext,
): Promise<{ language: Language; overrides: Overrides }> {
  try {
    const { language } = await findPlace({ request, context });
    return { language, overrides: await readOverrides(context, language) };
  } catch {
    return { language: languages[0], overrides: {} };
  }
}

async function errorTitles(language: Language, overrides: Overrides): Promise<Record<ErrorKind, string>> {
  const { t } = await i18nFor(language, overrides);
  return {
    page: t('errors.page.title'),
    property: t('errors.property.title'),
    sold: t('errors.sold.title'),
    rented: t('errors.rented.title'),
    project: t('errors.project.title'),
    failure: t('errors.failure.title'),
  };
}

async function readOverrides({ content }: AppLoadContext, language: Language): Promise<Overrides> {
  const stored = await content.read(sources.overrides);
  return Object.fromEntries(
    stored.flatMap(({ key, text }) => {
      const value = text?.[language];
      return key && value ? [[key, value]] : [];
    }),
  );
}

function pageLink(page: PageEntry, place: Place): Link | null {
  const path = page.paths[place.language];
  if (page.external) return { href: page.external, newWindow: true, external: true };
  return path ? { href: place.keep(path), newWindow: false, external: false } : null;
}

/** Only items with status Published that exist in the language, spec §4; the path table holds no others. */
async function menuItems(place: Place, shown: (page: PageEntry) => boolean): Promise<MenuItem[]> {
  const { pages } = place.site;
  const item = (page: PageEntry): MenuItem[] => {
    const link = pageLink(page, place);
    const label = plainText(page.breadcrumbName, place.choice) || plainText(page.name, place.choice);
    return link && label
      ? [{ id: page.id, label, link, children: pages.children(page.id).filter(shown).flatMap(item) }]
      : [];
  };
  return pages.children(null).filter(shown).flatMap(item);
}

function headerView({ site: { header }, choice }: Place) {
  const { appBar, menu, menuMobile, logo, languageSwitcher, propertySearch } = header ?? {};
  return {
    appBar: {
      bgColor: appBar?.bgColor ?? null,
      textColor: appBar?.textColor ?? null,
      btnColor: appBar?.btnColor ?? null,
      btnTextColor: appBar?.btnTextColor ?? null,
      changeOnScroll: appBar?.changeOnScroll ?? true,
    },
    menu: {
      position: menu?.position ?? 'right',
      showFreeEvaluation: menu?.showFreeEvaluation ?? true,
      showHomeMenu: menu?.showHomeMenu ?? false,
      fontSize: menu?.menuFontSize ?? null,
    },
    menuMobile: {
      position: menuMobile?.position ?? 'right',
      bgColor: menuMobile?.colors?.bgColor ?? null,
      textColor: menuMobile?.colors?.textColor ?? null,
      btnColor: menuMobile?.colors?.btnColor ?? null,
      btnTextColor: menuMobile?.colors?.btnTextColor ?? null,
    },
    logo: {
      image: contentPicture(logo?.image, choice),
      position: logo?.position ?? 'left',
      showLogoAtStart: logo?.showLogoAtStart ?? true,
    },
    languageSwitcher: languageSwitcher?.show ?? true,
    propertySearch: propertySearch?.show ?? false,
  };
}

type StoredHeaderLink = {
  _key: string;
  status?: string | null;
  label?: { [language in Language]?: string | null | undefined } | null;
  link?: StoredLink | null;
  icon?: string | null;
  color?: string | null;
};

async function headerLinks(
  place: Place,
  stored: readonly StoredHeaderLink[] | null | undefined,
): Promise<HeaderLink[]> {
  const links = await Promise.all(
    (stored ?? [])
      .filter(({ status }) => status === 'Published')
      .map(async ({ _key, label, link, icon, color }) => ({
        key: _key,
        label: plainText(label, place.choice),
        link: await place.link(link),
        icon: icon ?? null,
        color: color ?? null,
      })),
  );
  return links.filter(({ label }) => label !== '');
}

function footerColumns({ site: { footer }, choice, link }: Place): Promise<FooterColumn[]> {
  return Promise.all(
    (footer?.bottom ?? []).map(async ({ _key, title, introText, fullText, images, colSizes }) => {
      const full = fullText?.public ? localValue(fullText.text, choice) : null;
      return {
        key: _key,
        title: title?.public ? localText(title.text, choice) : null,
        introText: introText?.public ? localText(introText.text, choice) : null,
        fullText: full && {
          blocks: await resolveRichText(full.value, link),
          ...(full.language === choice.language ? {} : { lang: full.language }),
        },
        images: (images ?? []).flatMap((image) => contentPicture(image, choice) ?? []),
        colSizes: { sm: colSizes?.sm ?? null, md: colSizes?.md ?? null, lg: colSizes?.lg ?? null },
      };
    }),
  );
}
