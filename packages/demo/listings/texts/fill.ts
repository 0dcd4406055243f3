/**
 * A text with its `{names}` filled in and each sentence begun with a capital. Null where the listing has no value for one of them: then
 * it is not for this listing.
 */
export function fill(text: string, values: Record<string, string | null>): string | null {
  let complete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No text may ask for {${name}}: ${text}`);
    if (value === null) complete = false;
    return value ?? '';
  });
  // French puts a space before these marks, and no line may begin with them.
  const spaced = filled.replace(/ ([:;?!])/g, '\u00a0$1');
  return complete ? spaced.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null;
}
