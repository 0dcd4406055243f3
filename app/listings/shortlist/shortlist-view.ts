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

/** A shortlist as its page shows it, in the page's language. */
export interface ShortlistView {
  list: Shortlist;
  /** Whose marks can be set; null where both are shown. */
  viewer: Viewer | null;
  /** In the order of the list; null for a home that is gone. */
  homes: (PropertyCard | null)[];
  /** This page without a query: as a path, and as what one sends. */
  path: string;
  url: string;
  /** Who says something, with a colon: the maker, and who answers. */
  says: [string, string];
  /** Where each of two people changes their marks. */
  changes: { href: string; text: string }[];
  compare: { href: string; text: string } | null;
  words: Record<(typeof shortlistWordNames)[number] | 'gone' | 'share' | 'message', string>;
  markWords: Record<Mark, string>;
}
