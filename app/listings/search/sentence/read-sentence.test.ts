// Requirements 10.115
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../i18n/languages.ts';
import { plain } from '../../store/words.ts';
import { readSentence } from './read-sentence.ts';
import type { Reading } from './reading.ts';
import type { Case } from './sentences/case.ts';
import { dutch } from './sentences/nl.ts';
import { english } from './sentences/en.ts';
import { french } from './sentences/fr.ts';
import { german } from './sentences/de.ts';

const places = `Aalst, Ans, Antwerp, Antwerpen, Arlon, As, Brugge, Bruges, Brussels, Bruxelles, Charleroi, De Panne, Eupen, Gand, Gent, Ghent,
Halle, Heist op den Berg, Huy, Kelmis, Knokke, La Louvière, Leuven, Liège, Lot, Louvain la Neuve, Luxembourg, Luxemburg, Lüttich, Mechelen,
Mol, Mons, Namur, Peer, Raeren, Saint Gilles, Sankt Vith, St Vith, Sint Niklaas, Trois Ponts, Wavre, 1000, 1200, 4272, 4700, 5000, 8000, 9000`;
const known = new Set(places.split(/,\s+/).map(spelling));

function spelling(words: string): string {
  return plain(words).replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function read(text: string, first: Language): Reading {
  const others = languages.filter((language) => language !== first);
  return readSentence(text, { languages: [first, ...others], isPlace: (words) => known.has(spelling(words)) });
}

const nothing: Omit<Reading, 'used'> = {
  goal: null,
  types: [],
  rooms: {},
  price: null,
  month: null,
  ownMoney: null,
  surface: null,
  ground: null,
  flags: [],
  state: null,
  epc: null,
  year: null,
  near: false,
  radius: null,
  places: [],
  rest: '',
};

const tables: readonly [Language, readonly Case[]][] = [
  ['nl', dutch],
  ['fr', french],
  ['en', english],
  ['de', german],
];

describe.each(tables)('a sentence in %s (10.150)', (language, cases) => {
  it.each(cases)('%s', (text, expected) => {
    const { used: _, ...reading } = read(text, language);
    expect({ ...reading, flags: reading.flags.toSorted() }).toEqual({ ...nothing, ...expected });
  });
});

describe('a sentence', () => {
  it('tells which part became what', () => {
    const text = 'huis met garage, zonder tuin, tot € 300.000 in Gent';
    const parts = read(text, 'nl').used.map(({ from, to, as }) => [text.slice(from, to), as]);
    expect(parts).toEqual([
      ['huis', 'house'],
      ['garage', 'garages'],
      ['zonder tuin', 'not garden'],
      ['tot € 300.000', 'price'],
      ['Gent', 'place'],
    ]);
  });

  it('leaves a place after "in" that is not known to the caller as a candidate', () => {
    expect(read('huis in Kortrijkk', 'nl').places).toEqual(['Kortrijkk']);
    expect(read('huis in Parklaan 12', 'nl')).toMatchObject({ places: [], rest: 'Parklaan 12' });
  });

  it('prefers the words of the page', () => {
    expect(read('good location', 'en').goal).toBeNull();
    expect(read('location', 'fr').goal).toBe('rent');
  });

  it('keeps names with numerals and articles in one piece', () => {
    expect(read('maison à Trois-Ponts', 'fr').places).toEqual(['Trois-Ponts']);
    expect(read('appartement in De Panne', 'nl').places).toEqual(['De Panne']);
  });

  it('does not take a wish for both goals as either', () => {
    expect(read('huis te koop of te huur', 'nl').goal).toBeNull();
  });

  it('reads no more than 200 characters', () => {
    expect(read(`${'x'.repeat(200)} huis`, 'nl').types).toEqual([]);
  });

  it('asks for no more places than its first twenty words can name (10.115)', () => {
    const asked: string[] = [];
    const isPlace = (words: string) => asked.push(words) < 0;
    const { used, rest } = readSentence(`${'a1 '.repeat(32)}huis`, { languages, isPlace });
    expect(asked.length).toBeLessThanOrEqual(20 * 5 * 2);
    expect(used).toEqual([]);
    expect(rest).toMatch(/a1 huis$/);
  });

  it('takes any text, each part of it once', () => {
    const pieces = [
      ...'aé€½٣💶\ud800\u0301ßİﬀ㎡Ⅷ中  \n-,.+/\'’"<0',
      '300',
      '.000',
      ' k ',
      'tot',
      'label A',
      'half',
      'tussen',
      ' ch',
      'ohne',
      'Gent',
      'm²',
      'garage',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: next() % 40 }, () => pieces[next() % pieces.length]).join(
        next() % 2 ? ' ' : '',
      );
      const language = languages[next() % languages.length] ?? 'nl';
      const { used } = read(text, language);
      for (const { from, to } of used) expect(to, text).toBeGreaterThan(from);
      // A word may have two meanings (`Mietwohnung`), but parts never overlap.
      const spans = [...new Map(used.map((part) => [part.from, part])).values()];
      for (const [at, { to }] of spans.entries()) expect(spans[at + 1]?.from ?? to, text).toBeGreaterThanOrEqual(to);
    }
  });

  it.each(['a', '1 ', 'tot ', 'een ', 'trois cent ', 'label ', 'zonder ', '1-', "d'", 'x1'])(
    'is quick with many a "%s"',
    (piece) => {
      const began = performance.now();
      for (let round = 0; round < 20; round++) read(piece.repeat(200), 'fr');
      expect((performance.now() - began) / 20).toBeLessThan(50);
    },
  );
});
