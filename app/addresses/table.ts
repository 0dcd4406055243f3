import { languages, type Language } from '../i18n/languages.ts';

/**
 * All addresses of the site in one table (docs/architecture.md). Remix's routes, request parsing, the page cache's key,
 * canonical redirects, links and reserved segments derive from it. Unused parts are removed from the browser bundle by
 * tree shaking, which requires marking calls as pure.
 */

/**
 * A file in `app/routes/`, and the query parameters that it accepts (`knownQuery` of `app/site/resolve-request.ts`).
 */
interface View {
  file: string;
  query?: 'search' | 'map' | 'count' | 'followed' | 'options' | 'compare' | 'shortlist' | 'booked' | 'projects';
  /** Rendered for each request, because it changes with other visitors' submissions. */
  isLive?: true;
  /** Its URL contains a key from a mail and must not leak: no trackers, no referrer. */
  isKey?: true;
}

/** The kinds of page. */
export const views = {
  home: { file: 'home.tsx' },
  results: { file: 'results.tsx', query: 'search' },
  property: { file: 'property.tsx' },
  /** Filtered by place and bedrooms, `?city=gent%7C9000&bedrooms=2`. */
  projects: { file: 'projects.tsx', query: 'projects' },
  project: { file: 'project.tsx' },
  favourites: { file: 'favourites.tsx' },
  /** Up to four homes side by side, `?ids=4101,4272`. */
  compare: { file: 'compare.tsx', query: 'compare' },
  /** A list of homes with the marks of two people. The URL contains all of it, so it must not leak. */
  shortlist: { file: 'shortlist.tsx', query: 'shortlist', isLive: true, isKey: true },
  /** The query identifies a booked visit. */
  thankYou: { file: 'thank-you.tsx', query: 'booked' },
  testimonial: { file: 'testimonial.tsx' },
  /** A page with only a form: the target of its submission, and shown again with errors. */
  form: { file: 'form.tsx', isLive: true },
  /** The page to confirm or end a newsletter subscription, linked from a mail. */
  newsletter: { file: 'newsletter.tsx', isLive: true, isKey: true },
  searches: { file: 'my-searches.tsx', isLive: true, isKey: true },
  searchStop: { file: 'stop-search.tsx', isLive: true, isKey: true },
  /** A booked visit, linked from its mails, to move or cancel it. */
  appointment: { file: 'appointment.tsx', isLive: true, isKey: true },
  /** The owners' portal. Its URLs must not leak either. */
  ownerLogin: { file: 'owner-login.tsx', isLive: true, isKey: true },
  ownerRecovery: { file: 'owner-recovery.tsx', isLive: true, isKey: true },
  ownerPassword: { file: 'owner-password.tsx', isLive: true, isKey: true },
  /** Unsubscribes from the weekly mail. */
  ownerWeekly: { file: 'owner-weekly.tsx', isLive: true, isKey: true },
  ownerProperties: { file: 'owner-properties.tsx', isLive: true, isKey: true },
  ownerAccount: { file: 'owner-account.tsx', isLive: true, isKey: true },
  ownerProperty: { file: 'owner-property.tsx', isLive: true, isKey: true },
  mapFrame: { file: 'map-frame.ts' },
  styleguide: { file: 'styleguide.tsx' },
  /** Editors' content: pages, articles, categories and redirects; the fallback for all other paths. */
  content: { file: 'content-page.tsx' },
} as const satisfies Record<string, View>;

export type PageView = keyof typeof views;

interface Page {
  /**
   * The first segment after the language (requirements §2). The German ones, favourites and pages based on them are the
   * product's own (requirements 10.2).
   */
  segments: Record<Language, string>;
  /** The path without a language, as in requirements 2.3. */
  original?: string;
  /** Other spellings, typed or in old links; they redirect to the page (requirements 10.3). */
  aliases?: readonly string[];
  /** The views below the segment. `content`: the editors' page. */
  views: Partial<Record<PageView, string>>;
}

/** Pages with a path fixed by the product. */
export const fixedPages = {
  sale: {
    segments: { nl: 'te-koop', fr: 'ventes', en: 'for-sale', de: 'zu-verkaufen' },
    original: 'for-sale',
    views: { results: '', property: ':city/:title/:id' },
  },
  rent: {
    segments: { nl: 'te-huur', fr: 'locations', en: 'for-rent', de: 'zu-vermieten' },
    original: 'for-rent',
    views: { results: '', property: ':city/:title/:id' },
  },
  projects: {
    segments: { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' },
    views: { projects: '', project: ':city/:title/:id' },
  },
  favourites: {
    segments: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' },
    views: { favourites: '' },
  },
  compare: {
    segments: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
    views: { compare: '' },
  },
  shortlist: {
    segments: { nl: 'uw-lijst', fr: 'votre-selection', en: 'your-shortlist', de: 'ihre-merkliste' },
    views: { shortlist: '' },
  },
  valuation: {
    segments: { nl: 'gratis-schatting', fr: 'estimation-gratuite', en: 'free-valuation', de: 'kostenlose-bewertung' },
    original: 'contact-demand',
    views: { content: '' },
  },
  thankYou: {
    segments: { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' },
    views: { thankYou: ':form' },
  },
  form: {
    segments: { nl: 'formulier', fr: 'formulaire', en: 'form', de: 'formular' },
    views: { form: ':form' },
  },
  newsletter: {
    segments: { nl: 'nieuwsbrief', fr: 'newsletter', en: 'newsletter', de: 'newsletter' },
    views: { newsletter: ':token' },
  },
  /**
   * A visitor's registered searches, linked from a mail. The key is in the query, because paths are canonicalized to
   * lower case.
   */
  searches: {
    segments: { nl: 'mijn-zoekopdrachten', fr: 'mes-recherches', en: 'my-searches', de: 'meine-suchauftraege' },
    views: { searches: '', searchStop: 'stop' },
  },
  appointment: {
    segments: { nl: 'bezoek', fr: 'visite', en: 'viewing', de: 'besichtigung' },
    views: { appointment: '' },
  },
  testimonials: { segments: /* @__PURE__ */ same('testimonials'), views: { content: '', testimonial: ':slug' } },
  feedback: { segments: /* @__PURE__ */ same('feed-back'), original: 'feed-back', views: { content: '' } },
  login: {
    segments: /* @__PURE__ */ same('login'),
    aliases: ['eigenaarslogin'],
    views: { ownerLogin: '', ownerRecovery: 'recovery', ownerPassword: 'password', ownerWeekly: 'weekly' },
  },
  owner: {
    segments: { nl: 'eigenaar', fr: 'proprietaire', en: 'owner', de: 'eigentuemer' },
    views: { ownerProperties: '', ownerAccount: 'account', ownerProperty: ':id' },
  },
  privacyStatement: { segments: /* @__PURE__ */ same('privacy-statement'), views: { content: '' } },
  cookiePolicy: { segments: /* @__PURE__ */ same('cookie-policy'), views: { content: '' } },
  disclaimer: { segments: /* @__PURE__ */ same('disclaimer'), views: { content: '' } },
} as const satisfies Record<string, Page>;

export type FixedPage = keyof typeof fixedPages;

export const fixedPageNames = /* @__PURE__ */ Object.keys(fixedPages) as FixedPage[];

interface Endpoint extends View {
  path: string;
  /** Whether its responses are stored in the page cache. */
  isCached?: boolean;
}

/** Paths for programs and scripts, without a language prefix or trailing slash. */
export const endpoints = {
  listings: { path: 'api/listings', file: 'api-listings.ts' },
  map: { path: 'api/map', file: 'api-map.ts', query: 'map', isCached: true },
  mapCards: { path: 'api/map/cards', file: 'api-map-cards.ts' },
  // Many visitors make the same choices, so caching pays off as for pages.
  count: { path: 'api/count', file: 'api-count.ts', query: 'count', isCached: true },
  searchOptions: { path: 'api/search-options', file: 'api-search-options.ts', query: 'options', isCached: true },
  /** The results of a followed search. */
  followed: { path: 'api/followed', file: 'api-followed.ts', query: 'followed', isCached: true },
  forms: { path: 'api/forms/:language/:form', file: 'api-forms.ts' },
  leads: { path: 'api/leads', file: 'api-leads.ts' },
  lead: { path: 'api/leads/:id', file: 'api-lead.ts' },
  leadsOpen: { path: 'api/leads-open', file: 'api-leads-open.ts' },
  leadsExport: { path: 'api/leads-export', file: 'api-leads-export.ts' },
  account: { path: 'api/account', file: 'api-account.ts' },
  people: { path: 'api/people', file: 'api-people.ts' },
  viewings: { path: 'api/viewings', file: 'api-viewings.ts' },
  viewing: { path: 'api/viewings/:id', file: 'api-viewing.ts' },
  figures: { path: 'api/figures', file: 'api-figures.ts' },
  captcha: { path: 'api/captcha/:form', file: 'api-captcha.ts' },
  captchaPicture: { path: 'api/captcha-picture', file: 'api-captcha-picture.ts' },
  captchaSound: { path: 'api/captcha-sound', file: 'api-captcha-sound.ts' },
  consent: { path: 'api/consent/:language', file: 'api-consent.tsx', isCached: true },
  municipalities: { path: 'api/municipalities', file: 'api-municipalities.ts' },
  cards: { path: 'api/cards', file: 'api-cards.ts' },
  visitCalendar: { path: 'api/visits/:language/:id/:visit', file: 'visit-calendar.ts' },
  ownerRecords: { path: 'api/owner/:language/:id/history', file: 'owner-records.ts' },
  ownerVisit: { path: 'api/owner/:language/:id/visits/:visit', file: 'owner-visit.ts' },
  ownerPasskeys: { path: 'api/owner/:language/passkeys/:step', file: 'owner-passkeys.ts' },
  images: { path: 'images/*', file: 'images.ts' },
  sitemapIndex: { path: 'sitemap.xml', file: 'sitemap-index.ts', isCached: true },
  sitemap: { path: 'sitemaps/:file', file: 'sitemap.ts', isCached: true },
  robots: { path: 'robots.txt', file: 'robots.ts', isCached: true },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const previewSegment = 'preview';

/** The first segment of the map frame's document. It is not a page, and no page may use it. */
export const mapFrameSegment = 'map-frame';

/** Without a language prefix, for developers. */
export const styleguideSegment = 'styleguide';

export function isFixedPage(value: string): value is FixedPage {
  return Object.hasOwn(fixedPages, value);
}

/** Without a language in the URL, each language's segment and the specification's path lead to a page. */
export function segmentsOf(name: FixedPage, language: Language | null): readonly string[] {
  const page: Page = fixedPages[name];
  if (language !== null) return [page.segments[language]];
  return [...new Set([...languages.map((each) => page.segments[each]), ...(page.original ? [page.original] : [])])];
}

/** The id of a page's view in Remix's routes: `results:/nl/te-koop`. */
export function routeId(view: PageView, fullPath: string): string {
  return `${views[view].file.replace(/\.tsx?$/, '')}:/${fullPath}`;
}

export function endpointRouteId(name: EndpointName): string {
  return `endpoint:${name}`;
}

function same<const Segment extends string>(segment: Segment): Record<Language, Segment> {
  return { nl: segment, fr: segment, en: segment, de: segment };
}
