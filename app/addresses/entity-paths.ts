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
  /** In the path's language, or in the fallback where it is missing. */
  city: string;
  title: string;
}

/** `/{lang}/{sale-or-rent segment}/{city slug}/{title slug}/{id}/`, requirements §2. */
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

/** The page on which a form is alone, about a property or project where it says so. */
export function formPath(form: string, language: Language, about: FormAbout = {}): string {
  const path = localizedPath(language, [fixedPages.form.segments[language], form]);
  const query = formQuery(new URLSearchParams(Object.entries(about)));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The page of one subscriber of the newsletter. */
export function newsletterPath(token: string, language: Language): string {
  return localizedPath(language, [fixedPages.newsletter.segments[language], token]);
}

/** A booked visit, for whoever has the link of its mails. */
export function appointmentPath(language: Language, token: string): string {
  return `${fixedPath('appointment', language)}?${new URLSearchParams({ visit: token })}`;
}

/** Stands for a property's id where a calendar file is of a visit that was booked. */
export const bookedVisits = 'booked';

/** The calendar file of a visit that was booked. */
export function bookedVisitFile(language: Language, token: string): string {
  return `/api/visits/${language}/${bookedVisits}/${encodeURIComponent(token)}.ics`;
}

/** Where a page's scripts send a form. */
export function formEndpoint(form: string, language: Language): string {
  return `/api/forms/${language}/${form}`;
}

/** Where a page's scripts get what a form asks people. */
export function captchaEndpoint(form: string): string {
  return `/api/captcha/${form}`;
}

/** The characters of a captcha, drawn; or its digits, spoken. */
export function captchaDrawing(token: string): string {
  return `/api/captcha-picture?${new URLSearchParams({ challenge: token })}`;
}

export function captchaSpeech(token: string, language: Language): string {
  return `/api/captcha-sound?${new URLSearchParams({ challenge: token, language })}`;
}

/** Where owners log in; afterwards they come to a page of the portal. */
export function ownerLoginPath(language: Language, next: string | null = null): string {
  const path = fixedPath('login', language);
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Where a link is asked for by which another password is chosen. */
export function ownerRecoveryPath(language: Language): string {
  return localizedPath(language, [fixedPages.login.segments[language], 'recovery']);
}

/** Where a password is chosen, behind the link of a mail. */
export function ownerPasswordPath(language: Language, key: string | null = null): string {
  return withKey(localizedPath(language, [fixedPages.login.segments[language], 'password']), key);
}

/** Ends an owner's weekly mail. */
export function ownerWeeklyPath(language: Language, key: string): string {
  return withKey(localizedPath(language, [fixedPages.login.segments[language], 'weekly']), key);
}

/** An owner's properties; or, with an id, the report on one. */
export function ownerPath(language: Language, propertyId: string | null = null): string {
  const segment = fixedPages.owner.segments[language];
  return localizedPath(language, propertyId === null ? [segment] : [segment, propertyId.toLowerCase()]);
}

export function ownerAccountPath(language: Language): string {
  return localizedPath(language, [fixedPages.owner.segments[language], 'account']);
}

/** What happened to a property, as a file for spreadsheets. */
export function ownerRecordsPath(language: Language, propertyId: string): string {
  return `/api/owner/${language}/${propertyId}/history`;
}

/** A visit to a property, for the owner's calendar. */
export function ownerVisitPath(language: Language, propertyId: string, visitId: string): string {
  return `/api/owner/${language}/${propertyId}/visits/${visitId}`;
}

/** What passkeys are asked of, a step of theirs behind it. */
export function ownerPasskeysPath(language: Language): string {
  return `/api/owner/${language}/passkeys`;
}

/** A person's searches; without a key, where they log in. */
export function searchesPath(language: Language, key: string | null = null): string {
  return withKey(fixedPath('searches', language), key);
}

/** Ends the mails of one search. */
export function stopSearchPath(language: Language, key: string): string {
  return withKey(localizedPath(language, [fixedPages.searches.segments[language], 'stop']), key);
}

/** The parameter of a form's page with the key of the search that it changes. */
export const changeParameter = 'demand';

/** Changes a search that is there. */
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
 * A short address of a listing or project in the site's default language: without a language, and with only the id, which
 * identifies it. It redirects to the page's own address.
 */
export function publicPath(page: 'sale' | 'rent' | 'projects', id: string): string {
  return formatPath([fixedPages[page].segments.en, '-', '-', id.toLowerCase()]);
}

/** City or title may hold nothing that a path can carry; the id identifies the page, so any placeholder will do. */
function locatedPath(page: FixedPage, { id, city, title }: Located, language: Language): string {
  const segments = [fixedPages[page].segments[language], slug(city) || '-', slug(title) || '-', id.toLowerCase()];
  return localizedPath(language, segments);
}
