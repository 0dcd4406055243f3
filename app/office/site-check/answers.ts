/** The responses of `/api/site-check` for the Studio's tool. Timestamps are ISO, in UTC. */
import type { Translated } from '../../i18n/languages.ts';

/** In the order in which they are shown: what sends visitors away first. */
export const findingKinds = [
  'dead-link',
  'outside-link',
  'moved-link',
  'expired',
  'advert-facts',
  'no-photographs',
  'no-description',
  'no-picture',
  'small-picture',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** A field of a document, as an edit intent takes it. An empty path is the document itself. */
export interface FieldPlace {
  id: string;
  type: string;
  path: string;
}

/** What is wrong. What a kind does not have is absent. */
export interface FindingFacts {
  /** Where a link leads; of a link to a page or property that is not there, its id. */
  target?: string;
  /** What the target answers (404, 410, 301 …); 0 if it does not answer. */
  status?: number;
  /** Where a moved target is now. */
  movedTo?: string;
  /** When its time was over. */
  until?: string;
  /** The keys of the facts that an advert lacks; the endpoint answers their names. */
  missing?: string[];
  /** The languages in which a text is missing. */
  languages?: string[];
  /** The width of a picture, and what its page asks for, in pixels. */
  width?: number;
  asked?: number;
}

export interface Finding {
  /** Of what is wrong: a finding that changes is another one. */
  id: string;
  kind: FindingKind;
  /** The name of the document or property. */
  title: Translated;
  /** Where it is mended; null for what the CRM exports. */
  field: FieldPlace | null;
  /** The path of a page where visitors see it; null if there is none. */
  page: string | null;
  /** The number of such pages. */
  pages: number;
  facts: FindingFacts;
}

export interface SiteCheck {
  /** The last walk that ended; null before the first. */
  walk: { at: string; pages: number; isWhole: boolean } | null;
  /** Of the walk that is asked for or made now. */
  walking: { pages: number } | null;
  /** Whether a later walk than the last failed. */
  hasFailed: boolean;
  findings: (Finding & { isHidden: boolean })[];
}

/** `POST /api/site-check`: makes a walk, hides a finding until it changes, or shows it again. */
export type SiteCheckRequest = { walk: true } | { hide: string } | { show: string };

/** `login` (401), `role` (403: not a person who writes content), `parameter` (400), `gone` (404: no such finding). */
export interface SiteCheckRefusal {
  error: 'login' | 'role' | 'parameter' | 'gone';
  message: string;
}
