import { isRecord } from './record.ts';

/**
 * Whether a value holds nothing that an editor has put there: absent, blank, or an object or list of such. A flag alone says how
 * something is shown, and the name of a type is the Studio's own.
 */
export function holdsNothing(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(holdsNothing);
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, part]) => name === '_type' || name === '_key' || holdsNothing(part))
  );
}
