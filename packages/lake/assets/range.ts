/**
 * Parses a `Range` header, as Safari sends for videos (RFC 9110 §14.1.2), to the first and last byte.
 *
 * @returns undefined for the whole file (no range, several, or another unit), null if the range cannot be satisfied
 */
export function byteRange(header: string | null, length: number): { first: number; last: number } | null | undefined {
  const [matched, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (matched === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? null : { first, last };
}
