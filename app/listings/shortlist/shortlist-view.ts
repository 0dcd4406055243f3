import type { PropertyCard } from '../cards/property-card.ts';
import type { Mark, Shortlist } from './shortlist-code.ts';
import type { Viewer } from './shortlist-query.ts';

export const shortlistWordNames = [
  'yourMark',
  'name',
  'nameHelp',
  'update',
  'copy',
  'copied',
  'notCopied',
  'mail',
  'link',
  'linkHelp',
  'keepAll',
  'kept',
] as const;

/** A shortlist for display, in the page's language. */
export interface ShortlistView {
  list: Shortlist;
  /** Whose marks can be edited; null if both are shown. */
  viewer: Viewer | null;
  /** In the order of the list; null for a home that is gone. */
  homes: (PropertyCard | null)[];
  /** This page without a query: its path, and its full URL for sharing. */
  path: string;
  url: string;
  /** Who an opinion belongs to, with a colon: the maker, then the answerer. */
  says: [string, string];
  /** Links for each of two people to change their marks. */
  changes: { href: string; text: string }[];
  compare: { href: string; text: string } | null;
  words: Record<(typeof shortlistWordNames)[number] | 'gone' | 'share' | 'message', string>;
  markWords: Record<Mark, string>;
}
