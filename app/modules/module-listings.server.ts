import { isGoal, sortOrders, type Goal } from '~/listings/codes.ts';
import type { SearchCriteria } from '~/listings/criteria.ts';
import type { ListingSummary } from '~/listings/entity.ts';
import { propertyCards } from '~/listings/property-card.server.ts';
import type { PropertyCard } from '~/listings/property-card.ts';
import { referenceCards } from '~/listings/reference-card.server.ts';
import type { ReferenceCard } from '~/listings/reference-card.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import type { ProjectCard } from '~/projects/project-card.ts';
import type { ModuleContext, StoredModuleOf } from './load.server.ts';
import { chosenFirst, limited } from './order.ts';

/** Spec §9: home modules show at most four unless editors say otherwise. */
const defaultMaxItems = 4;
/** A page of past work shows more than a teaser of the present. */
const defaultReferences = 12;
/** How many are looked at where a list is narrowed by marquee, which the search does not know. */
const marqueeWindow = 200;

/** Properties of a list module: those of its relations, in the order it asks for. */
export async function moduleProperties(
  { relations, sort, maxItems }: StoredModuleOf<'propertyListModule'>,
  { place, context }: ModuleContext,
): Promise<{ cards: PropertyCard[]; all: { goal: Goal; path: string } | null }> {
  const of = (type: string) =>
    (relations ?? []).filter((relation) => relation.type === type).flatMap(({ id }) => id ?? []);
  const limit = maxItems ?? defaultMaxItems;
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

export async function moduleProjects(
  { relations, sort, maxItems }: StoredModuleOf<'projectListModule'>,
  { place, context }: ModuleContext,
): Promise<ProjectCard[]> {
  const projects = await context.listings.projects();
  const ids = (relations ?? []).filter(({ type }) => type === 'project').flatMap(({ id }) => id ?? []);
  const zips = (relations ?? []).filter(({ type }) => type === 'city').flatMap(({ id }) => id?.split('|')[1] ?? []);
  const wanted = projects.filter(
    ({ id, address }) => (ids.length === 0 && zips.length === 0) || ids.includes(id) || zips.includes(address.zip),
  );
  const byNewest = [...wanted].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const cards = projectCards(byNewest, place.cards);
  const compare: Record<string, (a: ProjectCard, b: ProjectCard) => number> = {
    city: (a, b) => a.place.localeCompare(b.place),
    name: (a, b) => a.title.text.localeCompare(b.title.text),
  };
  const ordered = sort === 'chosen' ? chosenFirst(cards, ids) : cards.sort(compare[sort ?? ''] ?? (() => 0));
  return limited(ordered, maxItems ?? defaultMaxItems);
}

/** Sold and rented properties that left the CRM; both where editors chose neither or both. */
export async function moduleReferences(
  { relations, sort, maxItems }: StoredModuleOf<'referenceListModule'>,
  { place, context }: ModuleContext,
): Promise<ReferenceCard[]> {
  const chosen = (relations ?? []).map(({ id }) => id);
  const [sold, rented] = [chosen.includes('sold'), chosen.includes('rented')];
  const goal: Goal | undefined = sold === rented ? undefined : sold ? 'sale' : 'rent';
  const references = await context.listings.references({ ...place.choice, goal, limit: maxItems ?? defaultReferences });
  const cards = referenceCards(references, place.choice);
  return sort === 'city' ? cards.sort((a, b) => a.place.localeCompare(b.place)) : cards;
}
