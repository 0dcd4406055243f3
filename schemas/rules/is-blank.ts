import { isRecord } from './record.ts';

/**
 * Whether a value has no content from an editor: it is absent, blank, or an object or list of such values. Flags do
 * not count, because they only control display; nor does the type name, which the Studio sets.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, part]) => name === '_type' || name === '_key' || isBlank(part))
  );
}
