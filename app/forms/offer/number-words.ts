import type { Language } from '~/i18n/languages.ts';
import { largestAmount } from '../amount.ts';

/** More letters than any amount has. */
const longest = 300;

/**
 * The number that an amount in letters names, in any of the site's languages: `vijfhonderdtienduizend euro`, `cinq cent nonante mille`,
 * `five hundred and ten thousand`, `fünfhunderttausend`. Hyphens, spaces, capitals and accents make no difference. Null for what is no
 * number, for cents, and for zero.
 */
export function numberOfWords(text: string): number | null {
  const letters = text.length > longest ? null : onlyLetters(text);
  for (const words of Object.values(spellings)) {
    const value = letters === null ? null : valueOf(letters, words);
    if (value !== null) return value;
  }
  return null;
}

/** Without currency, spaces, hyphens and accents; null where something follows the currency, or is no letter. */
function onlyLetters(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-‐‑–\s]+/g, ' ')
    // A million is one "of euros" in French.
    .replace(/ ?\b(?:d['’] ?)?(?:euros?|eur)\b[ .]*$| ?€ ?$/u, '')
    .replaceAll(/\b(mille|million)s\b/g, '$1')
    .replace(/\bmillion de$/, 'million')
    .replaceAll(/[\s.,]+/g, '');
  return /^[a-z]+$/.test(plain) ? plain.replaceAll('fuenf', 'funf').replaceAll('zwoelf', 'zwolf') : null;
}

interface Spelling {
  /** Every spelling of 1 to 999, and of 1100 to 9900 in hundreds where the language has it. */
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
  // Before "thousand", "one" may be missing; before "million" it may not.
  const counts = [
    part(millions, NaN, 999),
    part(thousands, 1, 999),
    // Fifteen hundred stands alone.
    part(rest, 0, thousands === null ? 9_999 : 999),
  ] as const;
  if (counts.some((count) => count === null)) return null;
  const value = Number(counts[0]) * 1_000_000 + Number(counts[1]) * 1_000 + Number(counts[2]);
  return value > 0 && value <= largestAmount ? value : null;
}

/** What is before and behind a word; null before it where it is not there. */
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
/** Each of the first joined to each of the second. */
const joined = (first: readonly Entry[], links: readonly string[], second: readonly Entry[]): Entry[] =>
  first.flatMap(([one, value]) =>
    second.flatMap(([other, more]) => links.map((link) => [one + link + other, value + more] as const)),
  );
const under = (entries: readonly Entry[], limit: number) => entries.filter(([, value]) => value < limit);

/** 1 to 999 of 1 to 99 and a word for hundreds. */
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

// Belgium counts septante and nonante, Luxembourg and France soixante-dix and quatre-vingt-dix; each is understood.
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

/** Thousands of spellings, made when an amount is first read in their language. */
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
