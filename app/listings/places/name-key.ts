/** Longer than the longest name: what is longer names no place. */
const longest = 60;
const article = /^(?:de|het|la|le|les|l|s|t) (?=\S)/;
const saint = /\b(?:sint|saint|sankt)\b/g;
const saintFemale = /\bsainte\b/g;

/** A name as it is compared: lower case, without accents, and a space for all that is no letter or digit. Empty for no name. */
export function nameKey(text: string): string {
  if (text.length > longest) return '';
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/ß/g, 'ss');
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** What a name may be typed as: "La Louvière" also without its article, "Sint-Gillis" also as "St-Gillis". */
export function nameKeys(name: string): string[] {
  const key = nameKey(name);
  const abbreviated = key.replace(saint, 'st').replace(saintFemale, 'ste');
  return [...new Set([key, key.replace(article, ''), abbreviated])];
}
