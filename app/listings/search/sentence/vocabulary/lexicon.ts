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
  /** German writes its nouns with a capital, which says nothing then. */
  german: boolean;
}

/** The vocabularies of several languages as one. */
export interface Lexicon {
  phrases: ReadonlyMap<string, Entry>;
  numerals: ReadonlyMap<string, number>;
  /** Numerals at a place in a word, the longest first. */
  numeral: RegExp;
  /** Words long enough to be recognised with one wrong letter, by their first. */
  longWords: ReadonlyMap<string, readonly string[]>;
}

/** The words that are recognised with one letter wrong: shorter ones are too often another word. */
export const longWord = 6;

const made = new Map<string, Lexicon>();

/** What words mean to visitors of languages, the first language before the others. */
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
  // A word that is nearly a stop word (`grange`, `grande`) is still worth searching for.
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
