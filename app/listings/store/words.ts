const letters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
const wordLength = 40;
const queryWords = 8;

/**
 * Lower case without diacritics: `Liège` → `liege`. Done here so that comparing and sorting are the same on every
 * database.
 */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => letters[letter] ?? letter)
    .trim();
}

export function wordsOf(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(split))];
}

/**
 * A text query for `words @@ $1::tsquery`: every word must be a prefix of one of the listing's words. Null if the text
 * has no words.
 */
export function wordQuery(text: string): string | null {
  const words = [...new Set(split(text))].slice(0, queryWords);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

function split(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].slice(0, wordLength).join(''));
}
