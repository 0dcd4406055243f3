import { documentsOf } from './documents.ts';
import type { Listed } from './listed.ts';
import { mediaOf } from './media.ts';
import { demoOwnerPassword, demoOwnerPeople } from './people.ts';
import { recordsOf } from './records.ts';
import { viewsOfWeeks, viewsOfYear } from './views.ts';

export const demoOwnerLogin = { email: demoOwnerPeople[0].email, password: demoOwnerPassword };

interface DemoOwnersOptions {
  listings: readonly Listed[];
  /** The last ISO day of the figures. */
  today: string;
  seed?: number;
}

/**
 * The demo's owners with their CRM records, and views of all listings. Deterministic for the same options. Owners get
 * the properties that have been on offer longest: those have the most data.
 */
export function demoOwners({ listings, today, seed = 20_261_121 }: DemoOwnersOptions) {
  const left = listings
    .filter(({ offered }) => offered)
    .toSorted((one, other) => one.published.localeCompare(other.published) || one.id.localeCompare(other.id));
  const given = demoOwnerPeople.map((person) => ({
    ...person,
    password: demoOwnerPassword,
    // In the order of the owner's overview, because they are assigned at once.
    listings: (['sale', 'rent'] as const)
      .flatMap((goal) => take(left, (each) => each.goal === goal && isAtHome(each, person), person.owns[goal]))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  }));
  const owned = new Set(given.flatMap((owner) => owner.listings.map(({ id }) => id)));
  return {
    owners: given.map(({ listings: own, ...owner }) => ({
      ...owner,
      properties: own.map((each, index) => ({
        id: each.id,
        media: mediaOf(each, today, seed),
        documents: documentsOf(each, owner.language),
        records: recordsOf(each, owner, today, seed, index === 1),
      })),
    })),
    views: listings.flatMap((each) =>
      owned.has(each.id) ? viewsOfYear(each, today, seed) : viewsOfWeeks(each, today, seed),
    ),
  };
}

/** An owner's properties are in the region of their language, because the CRM writes in the owner's language. */
const isAtHome = ({ region }: Listed, { language }: { language: string }): boolean =>
  (language === 'nl') === (region === 'north');

/** Removes and returns the first `count` items that fit. */
function take(list: Listed[], fits: (listed: Listed) => boolean, count: number): Listed[] {
  const found = list.filter(fits).slice(0, count);
  for (const each of found) list.splice(list.indexOf(each), 1);
  return found;
}
