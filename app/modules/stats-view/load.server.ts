import { sources } from '~/content/source.ts';
import type { Visit } from '~/site/visit.server.ts';
import { limited, usualMaxItems } from '../order.ts';
import type { StoredModuleOf } from '../stored-module.ts';

const statistics = [
  'forSale',
  'forRent',
  'sold',
  'rented',
  'projects',
  'cities',
  'testimonials',
  'rating',
  'years',
  'team',
] as const;

type Statistic = (typeof statistics)[number];

export interface Figure {
  statistic: Statistic;
  value: number;
}

/** Figures computed from listings, testimonials and settings, never typed in; unknown ones are left out. */
export async function load(
  { relations, sort, maxItems }: StoredModuleOf<'statsViewModule'>,
  visit: Visit,
): Promise<{ figures: Figure[] }> {
  const asked = (relations ?? []).map(({ id }) => id);
  const chosen = asked.flatMap((id) => statistics.filter((each) => each === id));
  const [store, testimonials] = await Promise.all([
    visit.context.listings.statistics(),
    visit.context.content.read(sources.testimonialIndex),
  ]);
  const ratings = testimonials.flatMap(({ rating }) => rating ?? []);
  const { foundedYear, teamSize } = visit.site.settings?.stats ?? {};
  const values: Record<Statistic, number | null> = {
    forSale: store.byGoal.sale.offered,
    forRent: store.byGoal.rent.offered,
    sold: store.byGoal.sale.byMarquee.sold,
    rented: store.byGoal.rent.byMarquee.rented,
    projects: store.projects,
    cities: store.cities,
    testimonials: testimonials.length,
    rating:
      ratings.length > 0 ? Math.round((ratings.reduce((sum, each) => sum + each, 0) / ratings.length) * 10) / 10 : null,
    years: foundedYear ? visit.context.now().getFullYear() - foundedYear : null,
    team: teamSize ?? null,
  };
  const known = (chosen.length > 0 ? chosen : statistics).flatMap((statistic) => {
    const value = values[statistic];
    return value === null ? [] : [{ statistic, value }];
  });
  if (sort === 'highest') known.sort((a, b) => b.value - a.value);
  return { figures: limited(known, maxItems ?? usualMaxItems) };
}
