import { shared } from './shared.words.ts';
/** Choices used in several schema types, each defined only here. */

export const pageTypes = [
  { title: shared.home, value: 'home' },
  { title: shared.saleResults, value: 'sale' },
  { title: shared.rentResults, value: 'rent' },
  { title: shared.projects, value: 'projects' },
  { title: shared.freeValuation, value: 'valuation' },
  { title: shared.demandRegister, value: 'demand' },
  { title: shared.contact, value: 'contact' },
  { title: shared.testimonials, value: 'testimonials' },
  { title: shared.articles, value: 'articles' },
  { title: shared.legalText, value: 'static' },
  { title: shared.ownerLogin, value: 'login' },
  { title: shared.feedback, value: 'feedback' },
  { title: shared.contentPage, value: 'content' },
] as const;

export type PageType = (typeof pageTypes)[number]['value'];

/**
 * Requirements 4.11: only content with status Published is on the site. Editors read other words than Sanity's own
 * "Published" and "Draft", which say whether there are changes that visitors do not see yet.
 */
export const publicationStatuses = [
  { title: shared.onTheSite, value: 'Published' },
  { title: shared.hidden, value: 'Draft' },
  { title: shared.archived, value: 'Archived' },
] as const;

export type PublicationStatus = (typeof publicationStatuses)[number]['value'];

/** The Studio's title of a status, for lists. */
export function statusTitle(status: unknown): string {
  return (
    [...publicationStatuses, ...visibilityStatuses].find(({ value }) => value === status)?.title ?? String(status ?? '')
  );
}

export const visibilityStatuses = [
  { title: shared.onTheSite, value: 'Published' },
  { title: shared.hidden, value: 'Hidden' },
] as const;

/** Requirements 3.9 `css`: named styles that the site defines, never free CSS (requirements 10.20). */
export const pageStyles = [
  { title: shared.narrow, value: 'narrow' },
  { title: shared.wide, value: 'wide' },
  { title: shared.tinted, value: 'tinted' },
  { title: shared.dark, value: 'dark' },
  { title: shared.compact, value: 'compact' },
  { title: shared.spacious, value: 'spacious' },
] as const;

/** Icons that editors can choose; the names are lucide's. */
export const icons = [
  'phone',
  'mail',
  'map-pin',
  'calendar',
  'user',
  'key',
  'house',
  'building',
  'search',
  'heart',
  'calculator',
  'handshake',
  'camera',
  'ruler',
  'file-text',
  'clock',
  'shield',
  'star',
  'bell',
  'leaf',
] as const;
