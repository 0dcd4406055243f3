import { icons, type IconSymbol } from '@sanity/icons';
import type { ComponentType } from 'react';
import { documents, schemaTypes as plainTypes, singletons } from '../schemas/index.ts';
import { modules } from '../schemas/modules/index.ts';

/** Of objects that a form or a list shows by themselves; documents and modules say theirs in their schema. */
const objectIcons: Record<string, IconSymbol> = { link: 'link', address: 'pin', office: 'pin', seo: 'earth-globe' };

/** The pictures by which an editor tells the types apart. The schemas themselves know nothing of React. */
export const typeIcons: Record<string, ComponentType> = Object.fromEntries([
  ...[...documents, ...singletons, ...modules].map(({ type, icon }) => [type.name, icons[icon]]),
  ...Object.entries(objectIcons).map(([name, icon]) => [name, icons[icon]]),
]);

/** The content's types, each with its icon. */
export const schemaTypes = plainTypes.map((type) => {
  const icon = typeIcons[type.name];
  return icon === undefined ? type : { ...type, icon };
});
