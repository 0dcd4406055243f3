import type { Language } from '../i18n/languages.ts';
import { formatPath, localizedPath } from './address.ts';
import { fixedPages, type FixedPage } from './table.ts';
import { formQuery, type FormAbout } from './form-query.ts';
import { slug } from './slug.ts';

/** Path of a fixed page: `/nl/te-koop/`. */
export function fixedPath(page: FixedPage, language: Language): string {
  return localizedPath(language, [fixedPages[page].segments[language]]);
}

interface Located {
  id: string;
  /** In the path's language, or in the fallback if missing. */
  city: string;
  title: string;
}

/** `/{lang}/{sale-or-rent segment}/{city slug}/{title slug}/{id}/`, requirements 2.16. */
export function propertyPath(property: Located & { goal: 'sale' | 'rent' }, language: Language): string {
  return locatedPath(property.goal, property, language);
}

/** `/{lang}/{projects segment}/{city slug}/{title slug}/{id}/`, requirements 10.12. */
export function projectPath(project: Located, language: Language): string {
  return locatedPath('projects', project, language);
}

export function thankYouPath(form: string, language: Language): string {
  return localizedPath(language, [fixedPages.thankYou.segments[language], form]);
}

/** The page with only a form, optionally about a property or project. */
export function formPath(form: string, language: Language, about: FormAbout = {}): string {
  const path = localizedPath(language, [fixedPages.form.segments[language], form]);
  const query = formQuery(new URLSearchParams(Object.entries(about)));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The page of one newsletter subscriber. */
export function newsletterPath(token: string, language: Language): string {
  return localizedPath(language, [fixedPages.newsletter.segments[language], token]);
}

/** The page of a booked visit, linked from its mails. */
export function appointmentPath(language: Language, token: string): string {
  return `${fixedPath('appointment', language)}?${new URLSearchParams({ visit: token })}`;
}

/** Replaces the property's id in the path of a booked visit's calendar file. */
export const bookedVisits = 'booked';

/** The calendar file of a booked visit. */
export function bookedVisitFile(language: Language, token: string): string {
  return `/api/visits/${language}/${bookedVisits}/${encodeURIComponent(token)}.ics`;
}

/** The endpoint to which scripts submit a form. */
export function formEndpoint(form: string, language: Language): string {
  return `/api/forms/${language}/${form}`;
}

/** The endpoint from which scripts fetch a form's challenge. */
export function captchaEndpoint(form: string): string {
  return `/api/captcha/${form}`;
}

/** The picture of a captcha; the sound is `captchaSpeech`. */
export function captchaDrawing(token: string): string {
  return `/api/captcha-picture?${new URLSearchParams({ challenge: token })}`;
}

export function captchaSpeech(token: string, language: Language): string {
  return `/api/captcha-sound?${new URLSearchParams({ challenge: token, language })}`;
}

/** The owners' login, which leads to `next` afterwards. */
export function ownerLoginPath(language: Language, next: string | null = null): string {
  const path = fixedPath('login', language);
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** The page to request a password recovery link. */
export function ownerRecoveryPath(language: Language): string {
  return localizedPath(language, [fixedPages.login.segments[language], 'recovery']);
}

/** The page to set a password, linked from a mail. */
export function ownerPasswordPath(language: Language, key: string | null = null): string {
  return withKey(localizedPath(language, [fixedPages.login.segments[language], 'password']), key);
}

/** Unsubscribes from an owner's weekly mail. */
export function ownerWeeklyPath(language: Language, key: string): string {
  return withKey(localizedPath(language, [fixedPages.login.segments[language], 'weekly']), key);
}

/** The list of an owner's properties or, with an id, the report on one. */
export function ownerPath(language: Language, propertyId: string | null = null): string {
  const segment = fixedPages.owner.segments[language];
  return localizedPath(language, propertyId === null ? [segment] : [segment, propertyId.toLowerCase()]);
}

export function ownerAccountPath(language: Language): string {
  return localizedPath(language, [fixedPages.owner.segments[language], 'account']);
}

/** A property's history as a spreadsheet file. */
export function ownerRecordsPath(language: Language, propertyId: string): string {
  return `/api/owner/${language}/${propertyId}/history`;
}

/** The calendar file of a visit, for the owner. */
export function ownerVisitPath(language: Language, propertyId: string, visitId: string): string {
  return `/api/owner/${language}/${propertyId}/visits/${visitId}`;
}

/** The endpoint of passkeys; followed by a step. */
export function ownerPasskeysPath(language: Language): string {
  return `/api/owner/${language}/passkeys`;
}

/** The page of a person's searches; without a key, the login. */
export function searchesPath(language: Language, key: string | null = null): string {
  return withKey(fixedPath('searches', language), key);
}

/** Unsubscribes from the mails of one search. */
export function stopSearchPath(language: Language, key: string): string {
  return withKey(localizedPath(language, [fixedPages.searches.segments[language], 'stop']), key);
}

/** The query parameter with the key of the search to edit. */
export const changeParameter = 'demand';

/** The form that edits an existing search. */
export function changeSearchPath(language: Language, key: string): string {
  return `${formPath('demand-register', language)}?${new URLSearchParams({ [changeParameter]: key })}`;
}

const withKey = (path: string, key: string | null) => (key === null ? path : `${path}?${new URLSearchParams({ key })}`);

export function testimonialPath(testimonialSlug: string, language: Language): string {
  return localizedPath(language, [fixedPages.testimonials.segments[language], testimonialSlug]);
}

export function homePath(language: Language): string {
  return formatPath([language]);
}

/**
 * A short path of a listing or project without language, containing only the id. It redirects to the page's canonical
 * URL.
 */
export function publicPath(page: 'sale' | 'rent' | 'projects', id: string): string {
  return formatPath([fixedPages[page].segments.en, '-', '-', id.toLowerCase()]);
}

/** City or title may have no characters allowed in a path. The id identifies the page, so a placeholder will do. */
function locatedPath(page: FixedPage, { id, city, title }: Located, language: Language): string {
  const segments = [fixedPages[page].segments[language], slug(city) || '-', slug(title) || '-', id.toLowerCase()];
  return localizedPath(language, segments);
}
