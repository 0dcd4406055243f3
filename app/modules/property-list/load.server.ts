import { goals, sortOrders, type Goal, type SortOrder } from '~/listings/domain/codes.ts';
import type { SearchCriteria } from '~/listings/domain/criteria.ts';
import { cityNamedBy, typeForm } from '~/listings/domain/relation-ids.ts';
import type { FilterValues } from '~/listings/domain/filters.ts';
import type { ListingSummary } from '~/listings/domain/entity.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { inOrder } from '~/listings/domain/rules/order.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { itemListData } from '~/site/structured-data.ts';
import type { Visit } from '~/site/visit.server.ts';
import { limited, usualMaxItems } from '../order.ts';
import type { Loaded } from '../module-view.ts';
import type { StoredModuleOf } from '../stored-module.ts';

type Stored = StoredModuleOf<'propertyListModule'>;

/** WebIDs of the types that are shown last by default: garages and parking. */
const usuallyLast: readonly string[] = ['9'];

/** How many results are fetched if the list is filtered by marquee, which the search does not support. */
const marqueeWindow = 200;

/**
 * The chosen properties, or those matching the lists, types and cities. Lists narrow each other; without any, all
 * properties are listed.
 */
export async function load(
  module: Stored,
  visit: Visit,
): Promise<{ cards: PropertyCard[]; all: { goal: Goal; path: string } | null }> {
  const limit = module.maxItems ?? usualMaxItems;
  const sort = sortOrders.find((each) => each === module.sort);
  const ids = chosen(module, 'property');
  if (ids.length > 0) {
    const named = await visit.context.listings.summaries(ids, visit.choice);
    return { cards: propertyCards(limited(sort ? inOrder(named, sort) : named, limit), visit.cards), all: null };
  }
  const unknown = unknownRelations(module);
  if (unknown.length > 0) {
    const details = { module: module._key, relations: unknown };
    visit.context.logOnce(
      `relations:${module._key}`,
      details,
      'A list of properties names what is not known, and shows nothing',
    );
    return { cards: [], all: null };
  }
  // If types are chosen, none of them comes last.
  const last = chosen(module, 'property-type').length > 0 ? [] : (module.typesLast ?? usuallyLast).map(Number);
  const wanted = wantedLists(chosen(module, 'property-list'));
  const found = await Promise.all(
    wanted.goals.map((goal) =>
      homesFirst(visit, criteriaOf(module, goal, sort ?? 'newest'), last, (criteria) =>
        search(criteria, wanted.marquees, limit, visit),
      ),
    ),
  );
  const shown = lastOnes(found.length > 1 ? inOrder(found.flat(), sort ?? 'newest') : found.flat(), last);
  const [goal, other] = wanted.goals;
  return {
    cards: propertyCards(limited(shown, limit), visit.cards),
    all:
      goal !== undefined && other === undefined && wanted.marquees.length === 0
        ? { goal, path: visit.inMode(fixedPath(goal, visit.language)) }
        : null,
  };
}

export function structuredData({ cards }: Loaded<typeof load>, { context }: Visit) {
  return itemListData(
    cards.map(({ path }) => path),
    context.origin,
  );
}

function chosen({ relations }: Stored, type: string): string[] {
  return (relations ?? []).filter((relation) => relation.type === type).flatMap(({ id }) => id ?? []);
}

/** Relations that cannot be understood. Ignoring them would show homes from everywhere under the title of one town. */
function unknownRelations({ relations }: Stored): string[] {
  return (relations ?? [])
    .filter(({ type, id }) => type !== 'property' && !isKnown(type, id ?? ''))
    .map(({ type, id }) => `${type} ${id}`);
}

function isKnown(type: string | null | undefined, id: string): boolean {
  if (type === 'city') return cityNamedBy(id) !== null;
  if (type === 'property-type') return typeForm.test(id);
  return type === 'property-list' && [...goals, ...listMarquees].some((list) => list === id);
}

const listMarquees = ['new', 'sold', 'rented'] as const;
type ListMarquee = (typeof listMarquees)[number];

/** “Sold” implies for sale, “rented” for rent; “new” applies to both goals unless an editor chose one. */
function wantedLists(lists: readonly string[]): { goals: readonly Goal[]; marquees: ListMarquee[] } {
  const marquees = listMarquees.filter((marquee) => lists.includes(marquee));
  const asked = goals.filter((goal) => lists.includes(goal));
  const implied = goals.filter((goal) =>
    marquees.some((marquee) => marquee === 'new' || marquee === (goal === 'sale' ? 'sold' : 'rented')),
  );
  return { goals: [asked, implied, goals].find(({ length }) => length > 0) ?? goals, marquees };
}

function criteriaOf(module: Stored, goal: Goal, sort: SortOrder): SearchCriteria {
  return {
    ...emptySearch(goal).criteria,
    sort,
    types: chosen(module, 'property-type').map(Number),
    cities: chosen(module, 'city').flatMap((id) => cityNamedBy(id) ?? []),
  };
}

const isLast = ({ types }: ListingSummary, last: readonly number[]) =>
  types.length > 0 && types.every((type) => last.includes(type));

/** Moves the listings of some types to the end, keeping the order otherwise. */
function lastOnes(listings: readonly ListingSummary[], last: readonly number[]): ListingSummary[] {
  return [...listings.filter((each) => !isLast(each, last)), ...listings.filter((each) => isLast(each, last))];
}

/** The first results of a search; those of the types in `last` only fill up if there are too few others. */
async function homesFirst(
  { context: { listings } }: Visit,
  criteria: SearchCriteria,
  last: readonly number[],
  find: (criteria: SearchCriteria) => Promise<ListingSummary[]>,
): Promise<ListingSummary[]> {
  const found = await find(criteria);
  if (!found.some((each) => isLast(each, last))) return found;
  const others = (await listings.propertyTypes()).map(({ webId }) => webId).filter((webId) => !last.includes(webId));
  const homes = others.length === 0 ? [] : await find({ ...criteria, types: others });
  return [...homes, ...found.filter(({ id }) => homes.every((home) => home.id !== id))];
}

async function search(
  criteria: SearchCriteria,
  marquees: readonly ListMarquee[],
  limit: number,
  { choice, context: { listings } }: Visit,
): Promise<ListingSummary[]> {
  const filters: FilterValues = marquees.includes('sold') || marquees.includes('rented') ? { sold: true } : {};
  const pageSize = marquees.length > 0 ? marqueeWindow : limit;
  const { items } = await listings.search({ ...criteria, filters }, { ...choice, pageSize });
  return marquees.length > 0 ? items.filter(({ marquee }) => marquees.some((each) => each === marquee)) : items;
}
