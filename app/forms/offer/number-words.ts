import type { Language } from '~/i18n/languages.ts';
import { largestAmount } from '../amount.ts';

/** Longer than any amount in words. */
const longest = 300;

/**
 * Parses an amount in words, in any of the site's languages: `vijfhonderdtienduizend euro`, `cinq cent nonante mille`,
 * `five hundred and ten thousand`, `fünfhunderttausend`. Ignores hyphens, spaces, case and accents. Null for anything
 * else, including cents and zero.
 */
export function numberOfWords(text: string): number | null {
  const letters = text.length > longest ? null : onlyLetters(text);
  for (const words of Object.values(spellings)) {
    const value = letters === null ? null : valueOf(letters, words);
    if (value !== null) return value;
  }
  return null;
}

/** Strips currency, spaces, hyphens and accents; null if other characters remain. */
function onlyLetters(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-‐‑–\s]+/g, ' ')
    // French says "un million d'euros".
    .replace(/ ?\b(?:d['’] ?)?(?:euros?|eur)\b[ .]*$| ?€ ?$/u, '')
    .replaceAll(/\b(mille|million)s\b/g, '$1')
    .replace(/\bmillion de$/, 'million')
    .replaceAll(/[\s.,]+/g, '');
  return /^[a-z]+$/.test(plain) ? plain.replaceAll('fuenf', 'funf').replaceAll('zwoelf', 'zwolf') : null;
}

interface Spelling {
  /** All spellings of 1 to 999, and of 1100 to 9900 in hundreds if the language has them. */
  numbers: () => ReadonlyMap<string, number>;
  thousand: RegExp;
  million: RegExp;
  /** Between the parts: `two thousand and five`. */
  and: string;
}

function valueOf(letters: string, spelling: Spelling): number | null {
  const { thousand, million, and } = spelling;
  const numbers = spelling.numbers();
  const [millions, below] = split(letters, million);
  const [thousands, rest] = split(below, thousand);
  const part = (text: string | null, empty: number, most: number): number | null => {
    if (text === null) return 0;
    if (text === '') return empty;
    const value = numbers.get(text) ?? (text.startsWith(and) ? numbers.get(text.slice(and.length)) : undefined);
    return value === undefined || value > most ? null : value;
  };
  // "One" may be omitted before "thousand" but not before "million".
  const counts = [
    part(millions, NaN, 999),
    part(thousands, 1, 999),
    // "Fifteen hundred" cannot follow thousands.
    part(rest, 0, thousands === null ? 9_999 : 999),
  ] as const;
  if (counts.some((count) => count === null)) return null;
  const value = Number(counts[0]) * 1_000_000 + Number(counts[1]) * 1_000 + Number(counts[2]);
  return value > 0 && value <= largestAmount ? value : null;
}

/** Splits a text at a word; the first part is null if the word is missing. */
function split(letters: string, word: RegExp): [string | null, string] {
  const found = word.exec(letters);
  if (found === null) return [null, letters];
  return [letters.slice(0, found.index), letters.slice(found.index + found[0].length)];
}

type Entry = readonly [spelling: string, value: number];

const counted = (words: string, from = 1): Entry[] =>
  words.split(' ').flatMap((variants, index) => variants.split('/').map((word) => [word, from + index] as const));
const tensOf = (words: string, from = 2): Entry[] =>
  counted(words, from).map(([word, value]) => [word, value * 10] as const);
/** All concatenations of two lists. */
const joined = (first: readonly Entry[], links: readonly string[], second: readonly Entry[]): Entry[] =>
  first.flatMap(([one, value]) =>
    second.flatMap(([other, more]) => links.map((link) => [one + link + other, value + more] as const)),
  );
const under = (entries: readonly Entry[], limit: number) => entries.filter(([, value]) => value < limit);

/** Builds 1 to 999 from 1 to 99 and a word for hundreds. */
function withHundreds(
  below: readonly Entry[],
  {
    words,
    links,
    one,
    many,
  }: { words: readonly string[]; links: readonly string[]; one: readonly string[]; many: boolean },
): Map<string, number> {
  const counts = below.filter(([, value]) => value > 1 && (value < 10 || (many && value % 10 !== 0)));
  const full = words.flatMap((word): Entry[] => [
    ...one.map((prefix) => [prefix + word, 100] as const),
    ...counts.map(([count, value]) => [count + word, value * 100] as const),
  ]);
  return new Map([...below, ...full, ...joined(full, ['', ...links], below)]);
}

const dutchUnits = counted('een twee drie vier vijf zes zeven acht negen');
const dutch = [
  ...dutchUnits,
  ...counted('tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien', 10),
  ...tensOf('twintig dertig veertig vijftig zestig zeventig tachtig/tagtig negentig'),
  ...joined(dutchUnits, ['en'], tensOf('twintig dertig veertig vijftig zestig zeventig tachtig/tagtig negentig')),
];

const germanUnits = counted('ein/eins/eine zwei/zwo drei vier funf sechs sieben acht neun');
const germanTens = tensOf('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig');
const german = [
  ...germanUnits,
  ...counted('zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', 10),
  ...germanTens,
  ...joined(germanUnits, ['und'], germanTens),
];

const englishTeens = counted(
  'one/a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const englishTens = tensOf('twenty thirty forty/fourty fifty sixty seventy eighty ninety');
const english = [...englishTeens, ...englishTens, ...joined(englishTens, [''], under(englishTeens, 10))];

// Belgium says septante and nonante; Luxembourg and France soixante-dix and quatre-vingt-dix. Both are accepted.
const frenchTeens = [
  ...counted('un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  ...counted('dixsept dixhuit dixneuf', 17),
];
const frenchTens = [
  ...tensOf('vingt trente quarante cinquante soixante septante huitante/octante nonante'),
  ['quatrevingt', 80] as const,
];
const french = [
  ...frenchTeens,
  ...frenchTens,
  ['quatrevingts', 80] as const,
  ...joined(frenchTens, ['', 'et'], under(frenchTeens, 10)),
  ...joined(
    frenchTens.filter(([word]) => word === 'soixante' || word === 'quatrevingt'),
    ['', 'et'],
    frenchTeens.filter(([, value]) => value >= 10),
  ),
];

/** Lazy, because each language has thousands of spellings. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const spellings: Record<Language, Spelling> = {
  nl: {
    numbers: once(() => withHundreds(dutch, { words: ['honderd'], links: ['en'], one: ['', 'een'], many: true })),
    thousand: /duizend/,
    million: /miljoen/,
    and: 'en',
  },
  fr: {
    numbers: once(() => withHundreds(french, { words: ['cent', 'cents'], links: [], one: [''], many: false })),
    thousand: /mille/,
    million: /million/,
    and: 'et',
  },
  en: {
    numbers: once(() =>
      withHundreds(english, { words: ['hundred'], links: ['and'], one: ['one', 'a', ''], many: true }),
    ),
    thousand: /thousand/,
    million: /million/,
    and: 'and',
  },
  de: {
    numbers: once(() => withHundreds(german, { words: ['hundert'], links: ['und'], one: ['', 'ein'], many: true })),
    thousand: /tausend/,
    million: /million(?:en)?/,
    and: 'und',
  },
};
