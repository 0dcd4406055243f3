/** Longer than any name: longer texts name no place. */
const longest = 60;
const article = /^(?:de|het|la|le|les|l|s|t) (?=\S)/;
const saint = /\b(?:sint|saint|sankt)\b/g;
const saintFemale = /\bsainte\b/g;

/**
 * A name normalized for comparison: lower case, without accents, other characters replaced by a space. Empty for a text
 * that is not a name.
 */
export function nameKey(text: string): string {
  if (text.length > longest) return '';
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/ß/g, 'ss');
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** The ways a name may be typed: "La Louvière" also without its article, "Sint-Gillis" also as "St-Gillis". */
export function nameKeys(name: string): string[] {
  const key = nameKey(name);
  const abbreviated = key.replace(saint, 'st').replace(saintFemale, 'ste');
  return [...new Set([key, key.replace(article, ''), abbreviated])];
}
