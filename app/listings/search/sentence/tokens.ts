import { plain } from '../../store/words.ts';

export interface Token {
  /** Normalized for comparison: lower case, without accents. */
  text: string;
  typed: string;
  from: number;
  to: number;
  /** The text between the previous token and this one. */
  before: string;
  capital: boolean;
  /** The numeric value; null for words and for digits that are not an amount (a phone number's 0471). */
  value: number | null;
}

const group = /\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?/u;
const digits = /\d+(?:[.,]\d{1,2}(?!\d))?/u;
const label = /[A-Ga-g]\+{1,2}(?!\p{L})/u;
const squareMetres = /[mM][²2](?![\p{L}\p{N}])/u;
const word = /\p{L}[\p{L}\p{M}]*/u;
const sign = /[€<>≤≥±~]|\p{N}/u;
const token = new RegExp([group, digits, label, squareMetres, word, sign].map((each) => each.source).join('|'), 'gu');

/**
 * Splits a text into words, amounts and significant signs, at most `most`. Text between tokens becomes `before` of the
 * next one.
 */
export function tokensOf(text: string, most: number): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const { 0: typed, index: from } of text.matchAll(token)) {
    if (found.length === most) break;
    const before = text.slice(end, from);
    end = from + typed.length;
    found.push({
      text: plain(typed),
      typed,
      from,
      to: end,
      before,
      capital: /^\p{Lu}/u.test(typed),
      value: valueOf(typed),
    });
  }
  return found;
}

/** Accepts Belgian, French, German and English separators: groups have three digits, decimals one or two. */
function valueOf(typed: string): number | null {
  if (!/^\d/.test(typed) || /^0\d/.test(typed)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(typed);
  const whole = typed.slice(0, decimals?.index).replace(/\D/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}
