import { drawFacts } from '../property/draw.ts';
import type { Facts } from '../property/facts.ts';
import { variants } from '../property/variants.ts';
import { randomFor } from '../random.ts';
import type { Export } from '../record/property.ts';
import { flemishProjects } from './flemish.ts';
import { drawSite, type DrawnProject } from './project.ts';
import { southernProjects } from './southern.ts';
import { unitsOf, type Unit } from './units.ts';

const plans = [...flemishProjects, ...southernProjects].sort((one, other) => one.id.localeCompare(other.id));

/** The number of project homes with a page of their own. */
export const listedUnits = plans.reduce((sum, { listed }) => sum + listed, 0);

/** All projects; homes with a page of their own take their ids from `ids`, in order. */
export function drawProjects(ids: readonly string[], { today, seed }: Export): DrawnProject[] {
  let used = 0;
  return plans.map((plan) => {
    const site = drawSite(plan, seed, today);
    const own = ids.slice(used, (used += plan.listed));
    return { ...site, units: unitsOf(plan, site.place, own, randomFor(seed, 'units', plan.id)) };
  });
}

/** The facts of homes with a page of their own, with the same figures as in the price list. */
export function listedFacts(projects: readonly DrawnProject[], firstIndex: number, { today, seed }: Export): Facts[] {
  const year = Number(today.slice(0, 4));
  return projects
    .flatMap((project) =>
      project.units.flatMap((unit) => (unit.listing === null ? [] : [{ project, unit, id: unit.listing }])),
    )
    .map(({ project, unit, id }, n) =>
      drawFacts({
        id,
        index: firstIndex + n,
        seed,
        year,
        variant: variants[project.plan.kind === 'flats' ? 'new-flat' : 'modern-house'],
        goal: 'sale',
        place: project.place,
        given: givenBy(project, unit),
      }),
    );
}

function givenBy(
  { plan, street, houseNumber, latitude, longitude, delivery }: DrawnProject,
  unit: Unit,
): Partial<Facts> {
  const flats = plan.kind === 'flats';
  return {
    street,
    houseNumber,
    box: flats ? unit.name : unit.id.slice(unit.id.lastIndexOf('-') + 1),
    latitude,
    longitude,
    publishAddress: plan.publicAddress,
    living: unit.living,
    terrace: unit.terrace,
    bedrooms: unit.bedrooms,
    built: Number(delivery.slice(0, 4)),
    floors: plan.floors,
    ...(flats ? { floor: unit.floor } : {}),
    price: unit.price,
    publishPrice: unit.publishPrice,
    state: { label: null, code: 0, daysOnline: 60 },
  };
}
