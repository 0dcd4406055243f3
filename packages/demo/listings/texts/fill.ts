/**
 * Fills the `{placeholders}` of a text and capitalises its first letter. Null if the listing lacks one of the values:
 * the text then does not suit it.
 */
export function fill(text: string, values: Record<string, string | null>): string | null {
  let complete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No text may ask for {${name}}: ${text}`);
    if (value === null) complete = false;
    return value ?? '';
  });
  // French has a space before these marks; it must not break, or a line could begin with one.
  const spaced = filled.replace(/ ([:;?!])/g, '\u00a0$1');
  return complete ? spaced.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null;
}
