import type { IconSymbol } from '@sanity/icons';
import type { SchemaTypeDefinition, SortOrderingItem } from 'sanity';

/** The sections of the Studio's root list, separated by dividers: page frame, content, maintenance. */
export type Section = 'frame' | 'content' | 'upkeep';

/** Items of the root list that show more than one plain list; `studio/structure` builds each. */
export type Room = 'menu' | 'banners' | 'articles' | 'testimonials' | 'translations';

interface Entry {
  section: Section;
  /** Lower numbers come first in the section. */
  position: number;
}

export interface ListEntry extends Entry {
  /** The title of the list: the type's name in the plural. */
  title: string;
  order: SortOrderingItem[];
}

/** A document type with its icon and its place in the Studio's structure. */
export interface DocumentSchema {
  type: SchemaTypeDefinition & { name: string };
  icon: IconSymbol;
  place: { room: Room } | ListEntry;
}

/** A singleton type likewise; its item has the type's own title. */
export interface SingletonSchema extends Omit<DocumentSchema, 'place'> {
  place: { room: Room } | Entry;
}

/** A type with many documents. */
export function defineDocument<Schema extends DocumentSchema>(schema: Schema): Schema {
  return schema;
}

/** A type with a single document, whose id is the type's name. */
export function defineSingleton<Schema extends SingletonSchema>(schema: Schema): Schema {
  return schema;
}
