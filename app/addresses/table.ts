import { languages, type Language } from '../i18n/languages.ts';

/**
 * Every address of the site, in one table (docs/architecture.md). Remix's routes, request parsing, the page cache's key, canonical
 * redirects, links and the reserved segments are derived from it. Unused parts are dropped from the browser's bundle, which is why
 * calls are marked as pure.
 */

/** What answers addresses of a kind: a file of `app/routes/`, and whose query parameters it knows (`knownQuery` of `app/site/resolve-request.ts`). */
interface View {
  file: string;
  query?: 'search' | 'map' | 'count' | 'followed' | 'options' | 'compare' | 'shortlist' | 'booked' | 'projects';
  /** Made for each request: what it shows changes with what others send. */
  isLive?: true;
  /** Its address is a key that a mail carries: nobody else may learn it, no tracker and no next page. */
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
  /** A list of homes with what two people think of them: all of it is in the address, so that is for its readers alone. */
  shortlist: { file: 'shortlist.tsx', query: 'shortlist', isLive: true, isKey: true },
  /** A visit that was booked is named by its query. */
  thankYou: { file: 'thank-you.tsx', query: 'booked' },
  testimonial: { file: 'testimonial.tsx' },
  /** A form alone: where it is sent, and shown again where something is wrong with it. */
  form: { file: 'form.tsx', isLive: true },
  /** Where a subscriber of the newsletter confirms and leaves, by the link of a mail. */
  newsletter: { file: 'newsletter.tsx', isLive: true, isKey: true },
  searches: { file: 'my-searches.tsx', isLive: true, isKey: true },
  searchStop: { file: 'stop-search.tsx', isLive: true, isKey: true },
  /** A booked visit, behind the link of its mails: to move or cancel it. */
  appointment: { file: 'appointment.tsx', isLive: true, isKey: true },
  /** The owners' portal: their login, and what it is about. Nobody else may learn of these addresses either. */
  ownerLogin: { file: 'owner-login.tsx', isLive: true, isKey: true },
  ownerRecovery: { file: 'owner-recovery.tsx', isLive: true, isKey: true },
  ownerPassword: { file: 'owner-password.tsx', isLive: true, isKey: true },
  /** Ends the weekly mail. */
  ownerWeekly: { file: 'owner-weekly.tsx', isLive: true, isKey: true },
  ownerProperties: { file: 'owner-properties.tsx', isLive: true, isKey: true },
  ownerAccount: { file: 'owner-account.tsx', isLive: true, isKey: true },
  ownerProperty: { file: 'owner-property.tsx', isLive: true, isKey: true },
  /** The map frame's document. */
  mapFrame: { file: 'map-frame.ts' },
  styleguide: { file: 'styleguide.tsx' },
  /** What editors create: their pages, articles, categories and redirects; everything no other route matches. */
  content: { file: 'content-page.tsx' },
} as const satisfies Record<string, View>;

export type PageView = keyof typeof views;

interface Page {
  /** The first segment behind the language, requirements §2. German ones, favourites and what is made of them are the product's own (requirements 10.2). */
  segments: Record<Language, string>;
  /** The path without a language as the specification writes it (requirements §2). */
  original?: string;
  /** Spellings that people type or old links contain; they redirect to the page (requirements 10.3). */
  aliases?: readonly string[];
  /** What answers below the segment. `content`: the editors' page. */
  views: Partial<Record<PageView, string>>;
}

/** The pages whose addresses are fixed by the product. */
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
  /** What a visitor has registered, behind the link of a mail; the key is in the query, for paths are written in one spelling. */
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
  /** Whether its answers go into the page cache. */
  isCached?: boolean;
}

/** What programs and browsers request besides pages. None of it has a language prefix or a trailing slash. */
export const endpoints = {
  listings: { path: 'api/listings', file: 'api-listings.ts' },
  map: { path: 'api/map', file: 'api-map.ts', query: 'map', isCached: true },
  mapCards: { path: 'api/map/cards', file: 'api-map-cards.ts' },
  // Many visitors make the same choices: as cheap to cache as a page.
  count: { path: 'api/count', file: 'api-count.ts', query: 'count', isCached: true },
  /** What a search can choose from. */
  searchOptions: { path: 'api/search-options', file: 'api-search-options.ts', query: 'options', isCached: true },
  /** What a search finds, for a browser that follows it. */
  followed: { path: 'api/followed', file: 'api-followed.ts', query: 'followed', isCached: true },
  forms: { path: 'api/forms/:language/:form', file: 'api-forms.ts' },
  leads: { path: 'api/leads', file: 'api-leads.ts' },
  lead: { path: 'api/leads/:id', file: 'api-lead.ts' },
  leadsExport: { path: 'api/leads-export', file: 'api-leads-export.ts' },
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

/** The first segment of the map frame's document; it is not a page, and no page may use it. */
export const mapFrameSegment = 'map-frame';

/** Without a language prefix, for developers. */
export const styleguideSegment = 'styleguide';

export function isFixedPage(value: string): value is FixedPage {
  return Object.hasOwn(fixedPages, value);
}

/** Without a language in the URL, each language's segment and the specification's own spelling lead to a page. */
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
