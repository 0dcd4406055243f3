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

/** In characters; visitors do not type longer sentences. */
const longestText = 200;

/** In order of precedence: the first reader that applies wins. */
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
 * Interprets a sentence such as "huis met tuin rond Gent tot 1.600 € per maand", tolerating typing errors and mixed
 * languages. Accepts any text and never fails: what it does not understand, and everything after the first twenty
 * words, becomes the reading's `rest`. Only the first 200 characters are read.
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
