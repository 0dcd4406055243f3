import { type Draft, type Reader, note } from './draft.ts';
import { type Sentence, means, typed } from './sentence.ts';

/** The longest place name in words: `Heist op den Berg`, `Braine l'Alleud`. */
const placeWords = 5;

/**
 * A place of several words. Read before the others, because its name may contain numerals and stop words (Trois-Ponts,
 * De Panne).
 */
export const readLongPlace: Reader = (sentence, at, draft) => {
  for (let next = at + placeWords; next > at + 1; next--) {
    if (
      next <= sentence.tokens.length &&
      isOneName(sentence, at, next) &&
      sentence.isPlace(typed(sentence, at, next))
    ) {
      return place(sentence, at, next, draft);
    }
  }
  return at;
};

/** A place of one word, which may also be a common word (As, Halle, Lot), or an unknown name after `in`. */
export const readPlace: Reader = (sentence, at, draft) => {
  const token = sentence.tokens[at];
  if (!token || (token.value !== null && !/^\d{4}$/.test(token.typed))) return at;
  if (/^[bl]$/.test(token.text) && isJoinedPostcode(sentence, at + 1)) return place(sentence, at, at + 2, draft);
  if (sentence.isPlace(token.typed))
    return isMeant(sentence, at, draft.expectsPlace) ? place(sentence, at, at + 1, draft) : at;
  if (!draft.expectsPlace || sentence.german) return at;
  let next = at;
  while (isName(sentence, next) && isOneName(sentence, at, next + 1)) next++;
  const houseNumber = sentence.tokens[next]?.value != null && sentence.tokens[next]?.before === ' ';
  return next === at || houseNumber ? at : place(sentence, at, next, draft);
};

function place(sentence: Sentence, at: number, next: number, draft: Draft): number {
  const name = typed(sentence, at, next).replace(/^[bl]-(?=\d)/i, '');
  if (!draft.places.includes(name)) draft.places.push(name);
  note(sentence, draft, at, next, 'place');
  draft.expectsPlace = true;
  return next;
}

/** A postcode with a country prefix: `B-9000`, `L-1855`. */
export function isJoinedPostcode({ tokens, isPlace }: Sentence, at: number): boolean {
  const { typed: digits, before } = tokens[at] ?? { typed: '', before: '' };
  return before === '-' && /^\d{4}$/.test(digits) && isPlace(digits);
}

function isOneName({ tokens }: Sentence, at: number, next: number): boolean {
  return tokens.slice(at + 1, next).every(({ before }) => !/[,;:!?()/]/.test(before));
}

function isName({ tokens, phrases, hasLowerCase }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.capital && hasLowerCase && !phrases[at];
}

/** Whether a common word is meant as a place: after `in`, or if capitalized where capitals are significant. */
function isMeant(sentence: Sentence, at: number, expected: boolean): boolean {
  const { tokens, lexicon, hasLowerCase } = sentence;
  const { text = '', capital = false } = tokens[at] ?? {};
  const common = lexicon.phrases.get(text);
  const named = capital && hasLowerCase;
  if (!common) return named || expected || !means(sentence, at - 1, 'with', 'no');
  return expected || (named && at > 0 && !common.german);
}
