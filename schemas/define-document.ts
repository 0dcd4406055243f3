import type { IconSymbol } from '@sanity/icons';
import type { SchemaTypeDefinition, SortOrderingItem } from 'sanity';

/** The parts of the Studio's first list, between its lines: the page frame, the content, the maintenance. */
export type Section = 'frame' | 'content' | 'upkeep';

/** Entries of that list that show more than one plain list; `studio/structure` makes each. */
export type Room = 'menu' | 'banners' | 'articles' | 'testimonials' | 'translations';

interface Entry {
  section: Section;
  /** Lower numbers come first in the section. */
  position: number;
}

export interface ListEntry extends Entry {
  /** What the list is called: the type's name in the plural. */
  title: string;
  order: SortOrderingItem[];
}

/** What the Studio needs to show documents of a type: the type, its icon, and the place at which editors find them. */
export interface DocumentSchema {
  type: SchemaTypeDefinition & { name: string };
  icon: IconSymbol;
  place: { room: Room } | ListEntry;
}

/** The same of a type of which there is one document; its entry is called as the type. */
export interface SingletonSchema extends Omit<DocumentSchema, 'place'> {
  place: { room: Room } | Entry;
}

/** A type of which editors write many documents. */
export function defineDocument<Schema extends DocumentSchema>(schema: Schema): Schema {
  return schema;
}

/** A type of which there is one document; its id is the type's name. */
export function defineSingleton<Schema extends SingletonSchema>(schema: Schema): Schema {
  return schema;
}
