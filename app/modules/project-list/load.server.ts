import { cityNamedBy } from '~/listings/domain/relation-ids.ts';
import { projectCards } from '~/projects/project-card.server.ts';
import type { ProjectCard } from '~/projects/project-card.ts';
import type { Visit } from '~/site/visit.server.ts';
import { chosenFirst, limited, usualMaxItems } from '../order.ts';
import type { StoredModuleOf } from '../stored-module.ts';

/** The chosen projects, those in the chosen cities, or all. */
export async function load(
  { _key, relations, sort, maxItems }: StoredModuleOf<'projectListModule'>,
  visit: Visit,
): Promise<{ cards: ProjectCard[] }> {
  const projects = await visit.context.listings.projects();
  const ids = (relations ?? []).filter(({ type }) => type === 'project').flatMap(({ id }) => id ?? []);
  const zips = (relations ?? [])
    .filter(({ type }) => type === 'city')
    .map(({ id }) => cityNamedBy(id ?? '')?.zip ?? null);
  if (zips.includes(null)) {
    const details = { module: _key, relations };
    visit.context.logOnce(`relations:${_key}`, details, 'A list of projects names a place that is not known');
  }
  const wanted = projects.filter(
    ({ id, address }) => (ids.length === 0 && zips.length === 0) || ids.includes(id) || zips.includes(address.zip),
  );
  const byNewest = [...wanted].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const cards = projectCards(byNewest, visit.cards);
  const compare: Record<string, (a: ProjectCard, b: ProjectCard) => number> = {
    city: (a, b) => a.place.localeCompare(b.place),
    name: (a, b) => a.title.text.localeCompare(b.title.text),
  };
  const ordered = sort === 'chosen' ? chosenFirst(cards, ids) : cards.sort(compare[sort ?? ''] ?? (() => 0));
  return { cards: limited(ordered, maxItems ?? usualMaxItems) };
}
