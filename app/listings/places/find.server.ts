import type { Language } from '~/i18n/languages.ts';
import { isOneSlip } from './one-slip.ts';
import { kindInName } from './kind-in-name.ts';
import { nameKey, nameKeys } from './name-key.ts';
import type { KnownPlace, PlaceKind } from './place.ts';
import { above, places } from './register.server.ts';

interface Entry {
  key: string;
  place: KnownPlace;
}

/** Arrondissements come after the towns they are named after, since people usually mean the town. */
const kindOrder: readonly PlaceKind[] = ['country', 'region', 'province', 'municipality', 'arrondissement', 'part'];
const usualLimit = 8;

/** Sorted by key, so that entries with a common prefix are adjacent. */
let entries: readonly Entry[] | undefined;

/**
 * Finds places whose name in any language, or postcode, starts with a text, optionally after a postcode ("9050 led"),
 * ignoring case, accents and hyphens. Sorted by exact match, larger kind, weight (`weigh`: e.g. the number of homes),
 * Belgium first, then name. Empty for a text that is not a name.
 */
export function findPlaces(
  text: string,
  {
    language,
    limit = usualLimit,
    weigh = () => 0,
  }: { language: Language; limit?: number; weigh?: (place: KnownPlace) => number },
): KnownPlace[] {
  const { key, postcode } = asked(text);
  const found = new Map<KnownPlace, boolean>();
  for (const entry of beginningWith(key, postcode)) {
    found.set(entry.place, found.get(entry.place) === true || entry.key === key);
  }
  return [...found]
    .map(([place, exact]) => ({ place, exact, kind: kindOrder.indexOf(place.kind), weight: weigh(place) }))
    .sort(
      (a, b) =>
        Number(b.exact) - Number(a.exact) ||
        a.kind - b.kind ||
        b.weight - a.weight ||
        a.place.countryId - b.place.countryId ||
        compare(a.place.names[language], b.place.names[language]),
    )
    .slice(0, limit)
    .map(({ place }) => place);
}

/**
 * The one place that a text names exactly, in any language, optionally after one of its postcodes ("9050 Ledeberg");
 * null for none or several. If places of different kinds share a name, the municipality wins (Antwerpen is the city,
 * not its province), unless one of them is larger and does not contain it: "Luxembourg" is a city, a country and a
 * Belgian province. A kind next to the name ("province de Luxembourg") decides.
 */
export function placeNamed(text: string): KnownPlace | null {
  return placeOfKind(text) ?? placeOfName(text);
}

/** Shorter texts match too many prefixes and typos. */
const shortestNearly = 3;

/**
 * Guesses the place for a text that names none: by prefix ("oost-vl"), otherwise by one typo ("gnt", "brugse"). Only
 * considers places with a weight. Prefix matches prefer larger kinds, typos the municipality ("antwerpn" is the city);
 * then the weight decides. Null for a text that is not a name.
 */
export function placeNearlyNamed(text: string, weigh: (place: KnownPlace) => number): KnownPlace | null {
  const { key, postcode } = asked(text);
  if (key.length < shortestNearly || postcode !== undefined || !/\p{L}/u.test(key)) return null;
  entries ??= allEntries();
  const begun = heaviest(beginningWith(key, undefined), weigh);
  return (
    begun ??
    heaviest(
      entries.filter((entry) => isOneSlip(entry.key, key)),
      weigh,
      ['municipality', ...kindOrder],
    )
  );
}

function heaviest(found: readonly Entry[], weigh: (place: KnownPlace) => number, order = kindOrder): KnownPlace | null {
  const [best] = [...new Set(found.map(({ place }) => place))]
    .map((place) => ({ place, kind: order.indexOf(place.kind), weight: weigh(place) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.kind - b.kind || b.weight - a.weight);
  return best?.place ?? null;
}

/** "provincie Antwerpen", "l'arrondissement de Liège": the one place of that kind. */
function placeOfKind(text: string): KnownPlace | null {
  const said = kindInName(nameKey(text));
  const found = (said?.keys ?? [])
    .flatMap((key) => beginningWith(key, undefined).filter((entry) => entry.key === key))
    .filter(({ place }) => place.kind === said?.kind);
  const [place, ...others] = new Set(found.map((entry) => entry.place));
  return place !== undefined && others.length === 0 ? place : null;
}

function placeOfName(text: string): KnownPlace | null {
  const { key, postcode } = asked(text);
  if (!/\p{L}/u.test(key)) return null;
  const exact = beginningWith(key, postcode).filter((entry) => entry.key === key);
  const named = [...new Set(exact.map(({ place }) => place))];
  if (named.length <= 1) return named[0] ?? null;
  const [municipality, ...others] = named.filter(({ kind }) => kind === 'municipality');
  if (municipality === undefined || others.length > 0) return null;
  const holders = new Set(above(municipality).map(({ id }) => id));
  return named.every(({ kind, id }) => kind === 'municipality' || kind === 'part' || holders.has(id))
    ? municipality
    : null;
}

/**
 * Splits a text into a name or postcode, also with the post's prefix ("L-4010"), and a postcode before a name, which
 * the place must have.
 */
function asked(text: string): { key: string; postcode: string | undefined } {
  const [, postcode, key = ''] = /^(?:[bl] (?=\d))?(?:(\d{4}) )?(.*)$/.exec(nameKey(text)) ?? [];
  return { key, postcode };
}

function beginningWith(key: string, postcode: string | undefined): readonly Entry[] {
  if (key === '') return [];
  entries ??= allEntries();
  // Sorts after every character that names contain.
  const found = entries.slice(firstFrom(entries, key), firstFrom(entries, `${key}\uffff`));
  return postcode === undefined ? found : found.filter(({ place }) => place.postcodes.includes(postcode));
}

/** The index of the first entry that does not precede a key. */
function firstFrom(sorted: readonly Entry[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Postcodes are keys of municipalities and parts only: larger places have hundreds. */
function allEntries(): Entry[] {
  const all = [...places().values()].flatMap((place) => {
    const names = Object.values(place.names).flatMap(nameKeys);
    const postcodes = place.kind === 'municipality' || place.kind === 'part' ? place.postcodes : [];
    return [...new Set([...names, ...postcodes])].map((key) => ({ key, place }));
  });
  return all.sort((a, b) => compare(a.key, b.key));
}

/** Compares by code units, like the binary search. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
