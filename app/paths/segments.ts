import type { Language } from '../i18n/languages.ts';

/** The URL segments that the product fixes: spec §2 and the favourites. German ones stand in the same table (design §3). */
export const fixedSegments = {
  sale: { nl: 'te-koop', fr: 'ventes', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'locations', en: 'for-rent', de: 'zu-vermieten' },
  projects: { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' },
  favourites: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' },
  valuation: { nl: 'gratis-schatting', fr: 'estimation-gratuite', en: 'free-valuation', de: 'kostenlose-bewertung' },
  thankYou: { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' },
  testimonials: same('testimonials'),
  feedback: same('feed-back'),
  login: same('login'),
  privacyStatement: same('privacy-statement'),
  cookiePolicy: same('cookie-policy'),
  disclaimer: same('disclaimer'),
} as const satisfies Record<string, Record<Language, string>>;

export type FixedPage = keyof typeof fixedSegments;

/** Paths that stand in the specification without a language; each leads to its fixed page, spec §2. */
export const originalPaths = {
  'for-sale': 'sale',
  'for-rent': 'rent',
  'contact-demand': 'valuation',
  'feed-back': 'feedback',
} as const satisfies Record<string, FixedPage>;

/** Labels that people type or that old links carry; they redirect to their fixed page (design §3). */
export const aliasSegments = { eigenaarslogin: 'login' } as const satisfies Record<string, FixedPage>;

/** The forms that end on a thank-you page: the eight of spec §2, then the four that follow their shape (design §3). */
export const thankYouForms = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'document-request',
  'offer',
  'rental-application',
  'testimonial',
] as const;

export type ThankYouForm = (typeof thankYouForms)[number];

export const previewSegment = 'preview';

/** The document that maps stand in; it is no page, and no page takes its name. */
export const mapFrameSegment = 'map-frame';

/** First segments that no page of an editor may take (design §3). */
export const reservedSegments = [
  'nl',
  'fr',
  'en',
  'de',
  previewSegment,
  mapFrameSegment,
  'studio',
  'lake',
  'api',
  'images',
  'assets',
  'health',
  'demo',
  'styleguide',
] as const;

function same<const Segment extends string>(segment: Segment): Record<Language, Segment> {
  return { nl: segment, fr: segment, en: segment, de: segment };
}
