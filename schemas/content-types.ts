/** Choices that stand in several schema types; each list stands here once. */

export const pageTypes = [
  { title: 'Home', value: 'home' },
  { title: 'For sale (search results)', value: 'sale' },
  { title: 'For rent (search results)', value: 'rent' },
  { title: 'Projects', value: 'projects' },
  { title: 'Free valuation', value: 'valuation' },
  { title: 'Demand register', value: 'demand' },
  { title: 'Contact', value: 'contact' },
  { title: 'Testimonials', value: 'testimonials' },
  { title: 'Articles', value: 'articles' },
  { title: 'Legal text (privacy, cookies, disclaimer)', value: 'static' },
  { title: 'Owner login', value: 'login' },
  { title: 'Feedback (send a testimonial)', value: 'feedback' },
  { title: 'Content page', value: 'content' },
] as const;

export type PageType = (typeof pageTypes)[number]['value'];

/** Requirements §3 and §4: only what is Published is on the site. */
export const publicationStatuses = [
  { title: 'Published', value: 'Published' },
  { title: 'Draft', value: 'Draft' },
  { title: 'Archived', value: 'Archived' },
] as const;

export type PublicationStatus = (typeof publicationStatuses)[number]['value'];

export const visibilityStatuses = [
  { title: 'Published', value: 'Published' },
  { title: 'Hidden', value: 'Hidden' },
] as const;

/** Requirements §3 `css`: named styles that the site knows, never free CSS (requirements 10.20). */
export const pageStyles = [
  { title: 'Narrow: a reading column', value: 'narrow' },
  { title: 'Wide: up to the edges', value: 'wide' },
  { title: 'Tinted: limestone background', value: 'tinted' },
  { title: 'Dark: slate background', value: 'dark' },
  { title: 'Compact: less space between parts', value: 'compact' },
  { title: 'Spacious: more space between parts', value: 'spacious' },
] as const;

/** Icons an editor can choose; the names are lucide's. */
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
