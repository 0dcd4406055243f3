/**
 * Encodes an error with values in the single string that a field's error can be: `…errors.placeUnknown?place=Xyzdorp`.
 *
 * @param key of the text
 * @param values to interpolate, by name
 */
export function errorAbout(key: string, values: Record<string, string>): string {
  return `${key}?${new URLSearchParams(values)}`;
}

/** Decodes an error into key and values, for `t()`. */
export function readError(error: string): [key: string, values: Record<string, string>] {
  const [key = '', query] = error.split('?');
  return [key, Object.fromEntries(new URLSearchParams(query))];
}
