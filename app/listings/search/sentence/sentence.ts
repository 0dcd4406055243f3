import type { Language } from '../../../i18n/languages.ts';
import type { Meaning } from './vocabulary/meaning.ts';
import { type Lexicon, lexicon, longWord } from './vocabulary/lexicon.ts';
import { isTypingSlip } from './vocabulary/typing-slip.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The longest phrase of the vocabularies, in words. */
const phraseWords = 5;

/** More words than people type in a sentence; numbers and signs count as words. */
const mostWords = 20;

export interface SentenceOptions {
  /** The page's language first: its meaning of a word takes precedence. */
  languages: readonly Language[];
  /** Whether words are a municipality's name or postcode in any language, ignoring case and accents. */
  isPlace: (words: string) => boolean;
}

export interface Phrase {
  meanings: readonly Meaning[];
  /** Its length in tokens. */
  count: number;
}

/** A tokenized text with the possible meanings of its words. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** The text after the maximum number of words; usually empty. */
  unread: string;
  /** The longest phrase that begins at each token. */
  phrases: readonly (Phrase | null)[];
  lexicon: Lexicon;
  /** Whether the page is in German, where capitals do not indicate names. */
  german: boolean;
  /** False if the text is all in capitals, which then do not indicate names. */
  hasLowerCase: boolean;
  isPlace: (words: string) => boolean;
}

export function sentenceOf(text: string, { languages, isPlace }: SentenceOptions): Sentence {
  const tokens = tokensOf(text, mostWords);
  const words = lexicon(languages);
  return {
    text,
    tokens,
    unread: tokens.length === mostWords ? text.slice(tokens.at(-1)?.to).trim() : '',
    phrases: tokens.map((_, at) => longestPhrase(tokens, at, words) ?? withTypingSlip(tokens, at, words, isPlace)),
    lexicon: words,
    german: languages[0] === 'de',
    hasLowerCase: /\p{Ll}/u.test(text),
    isPlace,
  };
}

/** Whether the phrase at a token has one of these meanings. */
export function means({ phrases }: Sentence, at: number, ...meanings: readonly Meaning[]): boolean {
  return phrases[at]?.meanings.some((meaning) => meanings.includes(meaning)) ?? false;
}

/** The index of the token after the phrase at a token. */
export function after({ phrases }: Sentence, at: number): number {
  return at + (phrases[at]?.count ?? 1);
}

/** Skips phrases with these meanings and returns the index of the next token. */
export function skip(sentence: Sentence, at: number, ...meanings: readonly Meaning[]): number {
  let next = at;
  while (means(sentence, next, ...meanings)) next = after(sentence, next);
  return next;
}

/** Tokens as typed by the visitor. */
export function typed({ text, tokens }: Sentence, from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
}

function longestPhrase(tokens: readonly Token[], at: number, { phrases }: Lexicon): Phrase | null {
  for (let count = phraseWords; count > 0; count--) {
    const run = tokens.slice(at, at + count);
    const entry = run.length === count && phrases.get(run.map(({ text }) => text).join(' '));
    if (entry) return { meanings: entry.meanings, count };
  }
  return null;
}

function withTypingSlip(
  tokens: readonly Token[],
  at: number,
  { longWords, phrases }: Lexicon,
  isPlace: (words: string) => boolean,
): Phrase | null {
  const { text, typed } = tokens[at] ?? { text: '', typed: '' };
  if (text.length < longWord - 1) return null;
  const meant = longWords.get(text.charAt(0))?.find((word) => isTypingSlip(text, word));
  const entry = meant === undefined ? undefined : phrases.get(meant);
  return entry && !isPlace(typed) ? { meanings: entry.meanings, count: 1 } : null;
}
