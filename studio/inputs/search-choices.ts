/** The towns and types of property that the site's search offers, for lists of properties. */
import type { Language } from '../../app/i18n/languages.ts';
import { siteOrigin } from '../workspace.ts';

export const chosenKinds = ['city', 'property-type'] as const;
export type ChosenKind = (typeof chosenKinds)[number];

export interface SearchChoice {
  /** As a relation stores it: `gent|9000`, or a type's WebID. */
  value: string;
  title: string;
  /** How many homes it finds now, for sale and for rent. */
  homes: number;
}

/** What is read of the site's `SearchOptions`. */
interface Towns {
  cities: Record<'sale' | 'rent', { name: string; zip: string; count: number }[]>;
}
interface Types {
  types: { webId: number; name: string }[];
  counts: { types: Record<number, number> | null };
}

/**
 * Requests the choices of a kind.
 *
 * @throws when the site does not answer with them; the caller then takes the code as text
 */
export async function fetchChoices(kind: ChosenKind, language: Language, signal: AbortSignal): Promise<SearchChoice[]> {
  if (kind === 'city') return townChoices(...(await asked(signal, ['nl', 'sale'], ['fr', 'sale'])));
  return typeChoices(...(await asked(signal, [language, 'sale'], [language, 'rent'])));
}

/** Towns under their Dutch and their French name, by Dutch name. */
export function townChoices(dutch: Towns, french: Towns): SearchChoice[] {
  const namesByZip = new Map<string, Set<string>>();
  for (const { name, zip } of all(french)) namesByZip.set(zip, (namesByZip.get(zip) ?? new Set()).add(name));
  const homes = new Map<string, SearchChoice>();
  const zips = new Map<string, Set<string>>();
  for (const { name, zip } of all(dutch)) zips.set(zip, (zips.get(zip) ?? new Set()).add(name));
  for (const { name, zip, count } of all(dutch)) {
    // Where several towns have one postcode, which French name belongs to which is not known.
    const [other, ...more] = zips.get(zip)?.size === 1 ? (namesByZip.get(zip) ?? []) : [];
    const both = other !== undefined && more.length === 0 && other !== name ? `${name} / ${other}` : name;
    const value = `${name.toLowerCase()}|${zip}`;
    const known = homes.get(value);
    homes.set(value, { value, title: `${both} (${zip})`, homes: (known?.homes ?? 0) + count });
  }
  return [...homes.values()].sort((a, b) => a.title.localeCompare(b.title));
}

const all = ({ cities: { sale, rent } }: Towns) => [...sale, ...rent];

/** Types in the order of the search. */
export function typeChoices(sale: Types, rent: Types): SearchChoice[] {
  return sale.types.map(({ webId, name }) => ({
    value: String(webId),
    title: name,
    homes: (sale.counts.types?.[webId] ?? 0) + (rent.counts.types?.[webId] ?? 0),
  }));
}

async function asked(
  signal: AbortSignal,
  ...questions: [readonly [Language, string], readonly [Language, string]]
): Promise<[Towns & Types, Towns & Types]> {
  const [first, second] = questions.map(async ([language, goal]): Promise<Towns & Types> => {
    const url = new URL('/api/search-options', siteOrigin());
    url.search = String(new URLSearchParams({ language, goal }));
    const answer = await fetch(url, { headers: { accept: 'application/json' }, signal });
    if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
    return answer.json();
  });
  if (first === undefined || second === undefined) throw new Error('Nothing was asked');
  return Promise.all([first, second]);
}
