import type { Migration } from '~/platform/database/migrations.ts';
import { askedLabels, filters, isBudget, isRange, type FilterValue, type FilterValues } from '../domain/filters.ts';
import type { Listing } from '../domain/entity.ts';
import { isHome, renovationDutyLabel } from '../domain/rules/advert-duties.ts';
import { epcClass } from '../domain/rules/epc.ts';
import { regionOf } from '../domain/rules/region.ts';
import { stateOfRepair } from '../domain/rules/state-of-repair.ts';
import type { FilterColumn } from './filter-column.ts';
import { monthColumns, monthCondition } from './month-columns.ts';

/** A building counts as new for this many years. */
const newYears = 2;

/** The filters backed by a single column. */
type Looked = Exclude<(typeof filters)[number], { kind: 'with' | 'budget' }>['name'];

const filterColumns: Record<Looked, FilterColumn> = {
  garden: yes('garden', ({ detail }) => detail.flags.garden === true || positive(detail.gardenSurface)),
  terrace: yes('terrace', ({ detail }) => detail.flags.terrace === true || positive(detail.terraceSurface)),
  parking: yes(
    'parking',
    ({ detail, rooms }) =>
      detail.flags.garage === true || [rooms.garage, detail.parkings, detail.externalParkings].some(positive),
  ),
  lift: yes('lift', ({ detail }) => detail.flags.lift === true),
  cellar: yes('cellar', ({ detail }) => detail.flags.cellar === true),
  newbuild: yes('new_build', ({ detail, publishedOn }) => {
    const online = Number(publishedOn.slice(0, 4));
    return positive(detail.vatPercentage) || (detail.constructionYear ?? 0) >= online - newYears;
  }),
  furnished: yes('furnished', ({ detail }) => detail.flags.furnished === true),
  noduty: yes('without_duty', isWithoutDuty),
  condition: {
    column: 'state_of_repair',
    type: 'text',
    of: ({ detail }) => stateOfRepair(detail.condition),
    version: 1,
  },
  epc: { column: 'epc_rank', type: 'smallint', of: epcRank, version: 1 },
  living: figure('living_surface', ({ livingSurface }) => livingSurface),
  ground: figure('ground_surface', ({ groundSurface }) => groundSurface),
  squareprice: figure('square_price', ({ price, livingSurface }) =>
    price.amount !== null && livingSurface !== null && livingSurface > 0 ? price.amount / livingSurface : null,
  ),
  year: figure('construction_year', ({ detail }) => detail.constructionYear),
  floor: figure('floor', ({ detail }) => detail.floor),
  available: { column: 'available_from', type: 'date', of: ({ detail }) => detail.availableFrom, version: 1 },
};

/** The columns, in the order of the form. */
export const filterColumnList: readonly FilterColumn[] = [
  ...filters.flatMap((filter) =>
    filter.kind === 'with' || filter.kind === 'budget' ? [] : [filterColumns[filter.name]],
  ),
  ...monthColumns,
];

/** One migration per filter, so that a filter can be added without touching another's. */
export const filterMigrations: readonly Migration[] = filterColumnList.map(({ column, type }) => ({
  id: `filter-${column}`,
  sql: `ALTER TABLE listing ADD COLUMN ${column} ${type}`,
}));

/** Conditions on `listing l`; `parameter` adds a value and returns its placeholder. */
export function filterConditions(values: FilterValues, parameter: (value: unknown) => string): string[] {
  return filters.flatMap((filter) => {
    const value: FilterValue | undefined = values[filter.name];
    // Sold and rented homes are only found on request.
    if (filter.kind === 'with') return value === undefined ? ['l.offered'] : [];
    if (value === undefined) return [];
    if (filter.kind === 'budget') return isBudget(value) ? [monthCondition(value, parameter)] : [];
    const column = `l.${filterColumns[filter.name].column}`;
    if (value === true) return [column];
    if (isRange(value)) {
      return [
        ...(value.min === null ? [] : [`${column} >= ${parameter(value.min)}`]),
        ...(value.max === null ? [] : [`${column} <= ${parameter(value.max)}`]),
      ];
    }
    if (filter.kind === 'state') return [`${column} = ${parameter(value)}`];
    const rank = askedLabels.findIndex((label) => label === value);
    return [`${column} <= ${parameter(rank === -1 ? value : rank)}`];
  });
}

/**
 * The rank of a home's label, on its own region's scale, among the labels that can be searched for; worse ones rank
 * after them.
 */
function epcRank({ address, energy }: Listing): number | null {
  const region = regionOf(address.countryId, address.zip);
  const text = epcClass({ region, ...energy });
  if (text === null) return null;
  const label = /^A\+/.test(text) ? 'A+' : text.charAt(0);
  const rank = askedLabels.findIndex((asked) => asked === label);
  return rank === -1 ? askedLabels.length : rank;
}

/** In Flanders, only a known label rules out a renovation duty. */
function isWithoutDuty(listing: Listing): boolean {
  if (listing.goal !== 'sale' || renovationDutyLabel(listing) !== null) return false;
  const region = regionOf(listing.address.countryId, listing.address.zip);
  return region !== 'flanders' || !isHome(listing) || epcRank(listing) !== null;
}

function yes(column: string, of: (listing: Listing) => boolean): FilterColumn {
  return { column, type: 'boolean', of, version: 1 };
}

/** Rounded down to an integer, so that a home of 99.5 m² is not found from 100 m². */
function figure(column: string, of: (listing: Listing) => number | null): FilterColumn {
  return {
    column,
    type: 'integer',
    of: (listing) => {
      const value = of(listing);
      return value === null ? null : Math.min(Math.floor(value), 2_000_000_000);
    },
    version: 1,
  };
}

function positive(value: number | null): boolean {
  return value !== null && value > 0;
}
