import { isGoal, sortOrders, type Goal } from '~/listings/codes.ts';
import type { SearchCriteria } from '~/listings/criteria.ts';
import type { ListingSummary } from '~/listings/entity.ts';
import { propertyCards } from '~/listings/property-card.server.ts';
import type { PropertyCard } from '~/listings/property-card.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import type { ModuleContext } from '../module-view.ts';
import { limited, usualMaxItems } from '../order.ts';
import type { StoredModuleOf } from '../registry.ts';

/** How many are looked at where a list is narrowed by marquee, which the search does not know. */
const marqueeWindow = 200;

/** Properties of a list module: those of its relations, in the order it asks for. */
export async function load(
  { relations, sort, maxItems }: StoredModuleOf<'propertyListModule'>,
  { place, context }: ModuleContext,
): Promise<{ cards: PropertyCard[]; all: { goal: Goal; path: string } | null }> {
  const of = (type: string) =>
    (relations ?? []).filter((relation) => relation.type === type).flatMap(({ id }) => id ?? []);
  const limit = maxItems ?? usualMaxItems;
  const ids = of('property');
  const [list] = of('property-list');
  const order = sortOrders.find((each) => each === sort) ?? 'newest';
  const options = place.choice;

  if (ids.length > 0) {
    const chosen = await context.listings.summaries(ids, options);
    return { cards: propertyCards(limited(chosen, limit), place.cards), all: null };
  }
  const goal: Goal = list === 'rent' || list === 'rented' ? 'rent' : 'sale';
  const criteria: SearchCriteria = {
    ...emptySearch(goal).criteria,
    sort: order,
    types: of('property-type').map(Number).filter(Number.isInteger),
    cities: of('city').flatMap((value) => {
      const [name, zip] = value.split('|');
      return name && zip ? [{ name: name.toLowerCase(), zip }] : [];
    }),
  };
  const marquee = list === 'new' || list === 'sold' || list === 'rented' ? list : null;
  const { items } = await context.listings.search(criteria, { ...options, pageSize: marquee ? marqueeWindow : limit });
  const shown: ListingSummary[] = marquee ? items.filter((item) => item.marquee === marquee) : items;
  return {
    cards: propertyCards(limited(shown, limit), place.cards),
    all: list === undefined || isGoal(list) ? { goal, path: place.keep(fixedPath(goal, place.language)) } : null,
  };
}
