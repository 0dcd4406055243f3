import type { PropertyTypeKey } from '../codes.ts';

const dwellings: readonly PropertyTypeKey[] = ['house', 'apartment', 'studio', 'income-property'];

/**
 * What the CRM's living surface is called for a type: one lives in a dwelling, one makes use of a garage, a shop or an office, and on a
 * plot nothing is built. A type that the product does not know is a dwelling.
 */
export function builtSurface(type: PropertyTypeKey | null): 'livingSurface' | 'usableSurface' | null {
  if (type === null || dwellings.includes(type)) return 'livingSurface';
  return type === 'plot' ? null : 'usableSurface';
}
