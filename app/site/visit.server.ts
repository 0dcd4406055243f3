import { redirect, type AppLoadContext } from '@remix-run/node';
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
import { formerTarget } from './address-memory.server.ts';
import type { NotFoundData, NotFoundReason } from './not-found.ts';
import { readArticleTable, readSite, type Site } from './site.server.ts';

/** One request for a page: its target, language, site and how to make links from it. Created once per request. */
export interface Visit {
  context: AppLoadContext;
  address: Address;
  target: Target;
  language: Language;
  choice: LanguageChoice;
  preview: boolean;
  site: Site;
  /** The canonical path of this address with its language prefix, without query. */
  path: string;
  query: URLSearchParams;
  /** False for a language that the site config does not use: a 404 (requirements 10.5). */
  languageInUse: boolean;
  /** Marks a document's content as editable in a preview of drafts; does nothing on public pages. */
  edits(document: { id: string; type: string }): EditMarker;
  /** How property cards are rendered for this visit. */
  cards: CardOptions;
  link(stored: StoredLink | null | undefined): Promise<Link | null>;
  /** A page's path in each language in use; null if it does not exist in one. */
  inEachLanguage(pathIn: (choice: LanguageChoice) => string | null): Translated;
  /** Adds the preview prefix to a path if this visit is a preview. */
  inMode(path: string): string;
}

const nowhere: Address = { preview: false, language: null, segments: [] };

/** Creates the visit for `context.visit()`. The 404 page of an unknown language uses the default language. */
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

/** Card options for a language, for responses that are not pages. */
export function cardOptions({ languages, settings }: Site, language: Language): CardOptions {
  return {
    choice: { language, fallback: languages.defaultLanguage },
    inMode: (path) => path,
    marqueesReplacingPrice: (settings?.marqueesReplacingPrice ?? []).map(marqueeFromCode),
  };
}

/**
 * The visit for page loaders.
 *
 * @throws {Response} a 404 if the language is not in use
 */
export async function pageVisit({ visit: ofRequest }: AppLoadContext): Promise<Visit> {
  const visit = await ofRequest();
  if (!visit.languageInUse) throw notFound();
  return visit;
}

/** The visit for one view's page, with its narrowed target. */
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

/** The 404 that a loader throws if nothing exists at its address; `cards` are alternatives on offer. */
export function notFound(reason: NotFoundReason = 'page', cards: readonly PropertyCard[] = []): Response {
  return Response.json({ reason, cards } satisfies NotFoundData, { status: 404 });
}

/**
 * What a loader throws if no document has its address now: a redirect to what once had it, a 410 where editors say that
 * it is gone (10.287), or a 404.
 */
export async function noLongerHere(visit: Visit): Promise<Response> {
  const { context, site, language, path, inMode } = visit;
  const target = await formerTarget(context.content, path, (id) => documentPath(context, site, id, language));
  if (target === null) return notFound();
  if (target === 'gone') return Response.json({ reason: 'page', cards: [] } satisfies NotFoundData, { status: 410 });
  return redirect(inMode(target.location), 301);
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

/** The path of a listing in a language; null if the listing is gone. */
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
