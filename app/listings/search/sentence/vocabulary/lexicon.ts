import type { Language } from '../../../../i18n/languages.ts';
import type { Meaning, Vocabulary } from './meaning.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { international } from './international.ts';
import { nl } from './nl.ts';

const vocabularies: Record<Language, Vocabulary> = { nl, fr, en, de };

export interface Entry {
  meanings: readonly Meaning[];
  /** Whether it is a German word. German capitalizes all nouns, so a capital does not indicate a name. */
  german: boolean;
}

/** The combined vocabularies of several languages. */
export interface Lexicon {
  phrases: ReadonlyMap<string, Entry>;
  numerals: ReadonlyMap<string, number>;
  /** Matches a numeral within a word, longest first. */
  numeral: RegExp;
  /** Words long enough for typing errors to be recognized, by first letter. */
  longWords: ReadonlyMap<string, readonly string[]>;
}

/** The minimum length of words to be recognized despite a typing error; shorter ones too often resemble other words. */
export const longWord = 6;

const made = new Map<string, Lexicon>();

/** The lexicon of several languages; earlier languages take precedence. */
export function lexicon(languages: readonly Language[]): Lexicon {
  const key = languages.join();
  const known = made.get(key) ?? join(languages);
  made.set(key, known);
  return known;
}

function join(languages: readonly Language[]): Lexicon {
  const phrases = new Map<string, Entry>();
  const numerals = new Map<string, number>();
  for (const language of languages) {
    for (const [phrase, meanings] of meaningsOf(vocabularies[language])) {
      if (!phrases.has(phrase)) phrases.set(phrase, { meanings, german: language === 'de' });
    }
    for (const [word, value] of numeralsOf(vocabularies[language])) if (!numerals.has(word)) numerals.set(word, value);
  }
  for (const [phrase, meanings] of meaningsOf(international)) {
    phrases.set(phrase, { meanings: [...meanings, ...(phrases.get(phrase)?.meanings ?? [])], german: false });
  }
  for (const [word, value] of numeralsOf(international)) numerals.set(word, value);
  const parts = [...numerals.keys()].sort((a, b) => b.length - a.length);
  // Stop words are excluded, because a similar word (`grange`, `grande`) is still worth searching for.
  const long = [...phrases]
    .filter(
      ([phrase, { meanings }]) => phrase.length >= longWord && !phrase.includes(' ') && !meanings.includes('stop'),
    )
    .map(([phrase]) => phrase);
  return { phrases, numerals, numeral: new RegExp(parts.join('|'), 'y'), longWords: byFirstLetter(long) };
}

function meaningsOf({ phrases }: Vocabulary): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  for (const [meaning, list] of Object.entries(phrases) as [Meaning, string][]) {
    for (const phrase of list.split(', ')) found.set(phrase, [...(found.get(phrase) ?? []), meaning]);
  }
  return found;
}

function numeralsOf({ counting, numerals }: Vocabulary): [string, number][] {
  const counted = counting.split(', ').filter(Boolean);
  return [...counted.map((word, at): [string, number] => [word, at + 1]), ...Object.entries(numerals)];
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) found.set(word.charAt(0), [...(found.get(word.charAt(0)) ?? []), word]);
  return found;
}
