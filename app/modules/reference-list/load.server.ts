import type { Goal } from '~/listings/domain/codes.ts';
import { referenceCards } from '~/listings/cards/reference-card.server.ts';
import type { ReferenceCard } from '~/listings/cards/reference-card.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';

/** A page of past work shows more items than a teaser. */
const defaultReferences = 12;

/** Sold and rented properties that have left the CRM; both if editors chose neither or both. */
export async function load(
  { relations, sort, maxItems }: StoredModuleOf<'referenceListModule'>,
  visit: Visit,
): Promise<{ cards: ReferenceCard[] }> {
  const chosen = (relations ?? []).map(({ id }) => id);
  const [sold, rented] = [chosen.includes('sold'), chosen.includes('rented')];
  const goal: Goal | undefined = sold === rented ? undefined : sold ? 'sale' : 'rent';
  const references = await visit.context.listings.references({
    ...visit.choice,
    goal,
    limit: maxItems ?? defaultReferences,
  });
  const cards = referenceCards(references, visit.choice);
  return { cards: sort === 'city' ? cards.sort((a, b) => a.place.localeCompare(b.place)) : cards };
}
