import type { AppLoadContext } from '@remix-run/node';
import { resolveLink, type Link, type StoredLink } from '~/content/links.ts';
import { editMarker, type EditMarker } from '~/content/preview/edit-marks.server.ts';
import { sources } from '~/content/source.ts';
import { plainText, translated, type LanguageChoice } from '~/i18n/text.ts';
import { detectLanguage } from '~/i18n/i18n.server.ts';
import type { Language, Translated } from '~/i18n/languages.ts';
import { marqueeFromCode } from '~/listings/domain/codes.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import type { CardOptions } from '~/listings/cards/property-card.server.ts';
import { localizedPath, previewPath, type Address } from '~/addresses/address.ts';
import { propertyPath, testimonialPath } from '~/addresses/entity-paths.ts';
import type { Target } from '~/addresses/match.ts';
import type { NotFoundData, NotFoundReason } from './not-found.ts';
import { readArticleTable, readSite, type Site } from './site.server.ts';

/** One request for a page: what it names, its language, the site it finds there, and how to make links from it. Made once per request. */
export interface Visit {
  context: AppLoadContext;
  address: Address;
  target: Target;
  language: Language;
  choice: LanguageChoice;
  preview: boolean;
  site: Site;
  /** The prefixed path of this address: what `rel=canonical` names, without query. */
  path: string;
  query: URLSearchParams;
  /** False for a language that the site config does not use: a 404 (requirements 10.5). */
  languageInUse: boolean;
  /** Marks what a preview of drafts shows of a document; nothing on public pages. */
  edits(document: { id: string; type: string }): EditMarker;
  /** How cards of properties look from here. */
  cards: CardOptions;
  link(stored: StoredLink | null | undefined): Promise<Link | null>;
  /** A page's path in each language in use; null where it does not exist in one. */
  inEachLanguage(pathIn: (choice: LanguageChoice) => string | null): Translated;
  /** Keeps a visitor in preview mode there. */
  inMode(path: string): string;
}

const nowhere: Address = { preview: false, language: null, segments: [] };

/** Begins a visit; loaders ask the context for it (`context.visit()`). The shell of an unknown language's 404 page speaks the default one. */
export async function beginVisit(context: AppLoadContext, request: Request): Promise<Visit> {
  const { address: matched, query } = context.resolved;
  const site = await readSite(context);
  const { defaultLanguage, inUse } = site.languages;
  const address = matched ?? nowhere;
  const detected = await detectLanguage(request, defaultLanguage, address.language);
  const languageInUse = inUse.includes(detected);
  const language = languageInUse ? detected : defaultLanguage;
  const inMode = (path: string) => (address.preview ? previewPath(path) : path);
  return {
    context,
    address,
    target: matched?.target ?? { view: 'content', page: null },
    language,
    choice: { language, fallback: defaultLanguage },
    preview: address.preview,
    site,
    path: localizedPath(language, address.segments),
    query,
    languageInUse,
    edits: (document) => editMarker(context.content.showsDrafts ? context.studioUrl : null, document),
    inEachLanguage: (pathIn) =>
      Object.fromEntries(
        inUse.flatMap((each) => {
          const path = pathIn({ language: each, fallback: defaultLanguage });
          return path === null ? [] : [[each, path]];
        }),
      ),
    inMode,
    cards: { ...cardOptions(site, language), inMode },
    link: async (stored) => {
      const link = await resolveLink(stored, language, {
        document: (id) => documentPath(context, site, id, language),
        property: (id) => propertyPathOf(context, id, { language, fallback: defaultLanguage }),
      });
      return link && { ...link, href: inMode(link.href) };
    },
  };
}

/** How cards look in a language, for answers that are no pages. */
export function cardOptions({ languages, settings }: Site, language: Language): CardOptions {
  return {
    choice: { language, fallback: languages.defaultLanguage },
    inMode: (path) => path,
    marqueesReplacingPrice: (settings?.marqueesReplacingPrice ?? []).map(marqueeFromCode),
  };
}

/** The visit, for loaders of pages: an unknown language ends there. */
export async function pageVisit({ visit: ofRequest }: AppLoadContext): Promise<Visit> {
  const visit = await ofRequest();
  if (!visit.languageInUse) throw notFound();
  return visit;
}

/** The visit of one view's page, with what its address names. */
export async function viewVisit<View extends Target['view']>(
  context: AppLoadContext,
  view: View,
): Promise<Visit & { target: Extract<Target, { view: View }> }> {
  const visit = await pageVisit(context);
  if (!isOf(visit, view)) throw notFound();
  return visit;
}

function isOf<View extends Target['view']>(
  visit: Visit,
  view: View,
): visit is Visit & { target: Extract<Target, { view: View }> } {
  return visit.target.view === view;
}

/** What every loader throws when nothing stands at its address; `cards` is what is on offer instead. */
export function notFound(reason: NotFoundReason = 'page', cards: readonly PropertyCard[] = []): Response {
  return Response.json({ reason, cards } satisfies NotFoundData, { status: 404 });
}

async function documentPath(
  { content }: AppLoadContext,
  site: Site,
  id: string,
  language: Language,
): Promise<string | null> {
  const page = site.pages.byId(id);
  if (page) return page.external ?? page.paths[language] ?? null;
  const article = (await readArticleTable(content)).byId(id);
  if (article) return article.external ?? article.paths[language] ?? null;
  const testimonials = await content.read(sources.testimonialIndex);
  const slug = translated(testimonials.find(({ _id }) => _id === id)?.path)[language];
  return slug ? testimonialPath(slug, language) : null;
}

/** Where a listing stands in a language; null when it is gone. */
export async function propertyPathOf(
  { listings }: AppLoadContext,
  id: string,
  choice: LanguageChoice,
): Promise<string | null> {
  const listing = await listings.byId(id);
  if (listing === null) return null;
  const { goal, title, address } = listing;
  return propertyPath(
    { id, goal, title: plainText(title, choice), city: plainText(address.city, choice) },
    choice.language,
  );
}
