import type { PropertyTypeKey } from '../codes.ts';

const dwellings: readonly PropertyTypeKey[] = ['house', 'apartment', 'studio', 'income-property'];

/**
 * The name of the CRM's living surface for a type: "living" for dwellings and unknown types, "usable" for garages,
 * shops and offices; null for plots, which have no building.
 */
export function builtSurface(type: PropertyTypeKey | null): 'livingSurface' | 'usableSurface' | null {
  if (type === null || dwellings.includes(type)) return 'livingSurface';
  return type === 'plot' ? null : 'usableSurface';
}
