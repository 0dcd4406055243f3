import { amountAt } from './amount.ts';
import { type Reader, leave } from './draft.ts';
import { isJoinedPostcode } from './place.ts';

/** A combination of letters and digits: `V4107`, `UC-4272`, or the `12b` of an address. It stays free text. */
export const readReference: Reader = (sentence, at, draft) => {
  const { tokens, phrases } = sentence;
  const first = tokens[at];
  const second = tokens[at + 1];
  if (!first || !second) return at;
  const letters = first.value === null ? at : at + 1;
  const digits = letters === at ? at + 1 : at;
  const joined = second.before === '' || (digits > letters && second.before === '-');
  const unknown = !phrases[letters] && (letters === at || !amountAt(sentence, letters));
  if (/^[bl]$/.test(first.text) && isJoinedPostcode(sentence, at + 1)) return at;
  if (!joined || !unknown || tokens[digits]?.value == null) return at;
  leave(draft, at, at + 2);
  return at + 2;
};
