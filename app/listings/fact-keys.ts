import type { RoomField } from './codes.ts';

/** Facts of a property page; their words are in the dictionaries under `facts`. */
export type FactKey =
  | 'reference'
  | 'availability'
  | RoomField
  | 'livingSurface'
  | 'groundSurface'
  | 'terraceSurface'
  | 'constructionYear'
  | 'heating'
  | 'charges';
