import { isRecord } from './record.ts';

/**
 * Whether a value has no content of an editor: absent, blank, or an object or list of such values. Flags only control how something
 * is shown, and the Studio itself sets the type name.
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
