import { icons, type IconSymbol } from '@sanity/icons';
import type { ComponentType } from 'react';
import { documents, schemaTypes as plainTypes, singletons } from '../schemas/index.ts';
import { modules } from '../schemas/modules/index.ts';

/** Icons of objects that a form or list shows on their own; documents and modules define theirs in their schema. */
const objectIcons: Record<string, IconSymbol> = { link: 'link', address: 'pin', office: 'pin', seo: 'earth-globe' };

/** Icons by type name. The schemas themselves do not depend on React. */
export const typeIcons: Record<string, ComponentType> = Object.fromEntries([
  ...[...documents, ...singletons, ...modules].map(({ type, icon }) => [type.name, icons[icon]]),
  ...Object.entries(objectIcons).map(([name, icon]) => [name, icons[icon]]),
]);

/** The content types, each with its icon. */
export const schemaTypes = plainTypes.map((type) => {
  const icon = typeIcons[type.name];
  return icon === undefined ? type : { ...type, icon };
});
