import { type Reader, emptyDraft } from './draft.ts';
import { readEpc } from './epc.ts';
import { finish } from './finish.ts';
import { readNegation } from './negation.ts';
import { readOwnMoney } from './own-money.ts';
import { readLongPlace, readPlace } from './place.ts';
import type { Reading } from './reading.ts';
import { readQuantity } from './read-quantity.ts';
import { readReference } from './reference.ts';
import { type SentenceOptions, sentenceOf } from './sentence.ts';
import { readWord } from './word.ts';
import { readYear } from './year.ts';

/** Longer texts are no sentences that a visitor typed. */
const longestText = 200;

/** Who asks first gets the words. */
const readers: readonly Reader[] = [
  readReference,
  readEpc,
  readYear,
  readLongPlace,
  readNegation,
  readOwnMoney,
  readQuantity,
  readPlace,
  readWord,
];

/**
 * What a sentence like "huis met tuin rond Gent tot 1.600 € per maand" asks for, careless typing and mixed languages included.
 * Takes any text and never fails: what it does not understand is the reading's `rest`, and what stands behind the first twenty words.
 * Of longer texts it reads the first 200 characters.
 */
export function readSentence(text: string, options: SentenceOptions): Reading {
  const sentence = sentenceOf(text.slice(0, longestText), options);
  const draft = emptyDraft();
  let at = 0;
  while (at < sentence.tokens.length) {
    const from = at;
    for (const read of readers) {
      at = read(sentence, from, draft);
      if (at > from) break;
    }
  }
  return finish(sentence, draft);
}
