/**
 * An error that names what it is about, in the one string that a field's error is: `…errors.placeUnknown?place=Xyzdorp`.
 *
 * @param key of the text
 * @param values of the text, by their names
 */
export function errorAbout(key: string, values: Record<string, string>): string {
  return `${key}?${new URLSearchParams(values)}`;
}

/** The key and the values of an error, for `t()`. */
export function readError(error: string): [key: string, values: Record<string, string>] {
  const [key = '', query] = error.split('?');
  return [key, Object.fromEntries(new URLSearchParams(query))];
}
