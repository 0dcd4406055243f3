import type { ListingRecord, ProjectRecord, ProjectUnit, UnitStatus } from '../../domain/entity.ts';
import { propertyTypes } from '../../domain/codes.ts';
import { typeList } from '../../domain/property-types.ts';
import type { Feed } from '../../domain/feed.ts';
import { complaintsOf } from '../complaints.ts';
import { sweepBrightEstate, type SweepBrightEstate, type SweepBrightFile } from './estate.ts';
import {
  addressOf,
  agentOf,
  picturesOf,
  placeOf,
  sweepBrightListing,
  typeOf,
  wholeEuros,
  type SweepBrightTimes,
} from './listing.ts';

/** A converted estate, and the pictures to copy before their URLs expire. */
export interface SweepBrightFeed extends Feed {
  listings: ListingRecord[];
  pictures: SweepBrightFile[];
}

/**
 * One estate, or a project with its units, as a partial run. An estate that is not public is removed; one that cannot
 * be parsed is set aside.
 *
 * @param times by id, for the estate and its units
 */
export function sweepBrightFeed(payload: unknown, times: (id: string) => SweepBrightTimes): SweepBrightFeed {
  const listings: ListingRecord[] = [];
  const feed: SweepBrightFeed = {
    complete: false,
    municipalities: [],
    propertyTypes: [...typeList],
    listings,
    listingCount: 0,
    projects: [],
    listsProjects: false,
    deletions: [],
    setAside: [],
    pictures: [],
  };
  const read = (record: unknown, index: number): SweepBrightEstate | null => {
    const parsed = sweepBrightEstate.safeParse(record);
    if (parsed.success) return parsed.data;
    feed.setAside.push({ kind: 'listing', id: idOf(record), index, reason: complaintsOf(parsed.error) });
    return null;
  };
  const publish = (estate: SweepBrightEstate): void => {
    const at = times(estate.id);
    if (!isPublic(estate)) {
      feed.deletions.push({ id: estate.id, status: 'withdrawn', day: null, at: at.updatedAt });
      return;
    }
    feed.pictures.push(...estate.images, ...estate.plans);
    if (estate.is_project) return;
    listings.push(sweepBrightListing(estate, at));
  };

  const estate = read(payload, 0);
  if (estate === null) return feed;
  publish(estate);
  if (estate.is_project && isPublic(estate)) {
    const units = (estate.properties ?? []).flatMap((record, index) => read(record, index) ?? []);
    units.forEach(publish);
    feed.projects.push(projectOf(estate, units.filter(isPublic), times(estate.id)));
  }
  feed.listingCount = listings.length;
  return feed;
}

/** An estate without a publish status is public: it was sent to be published. */
const isPublic = ({ publish_status }: SweepBrightEstate): boolean => (publish_status ?? 'public') === 'public';

function idOf(record: unknown): string | null {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
  return typeof id === 'string' ? id.toLowerCase() : null;
}

function projectOf(
  estate: SweepBrightEstate,
  units: readonly SweepBrightEstate[],
  times: SweepBrightTimes,
): ProjectRecord {
  const lines = units.map(unitOf);
  return {
    publicAddress: estate.location.hidden !== true,
    raw: {
      id: estate.id,
      number: estate.settings?.reference ?? estate.id.slice(0, 8),
      title: estate.description_title,
      description: estate.description,
      address: addressOf(estate.location),
      coordinates: placeOf(estate.location),
      delivery: estate.occupancy?.available_from ?? null,
      deliveryText: {},
      situation: {},
      types: [...new Set(lines.flatMap(({ type }) => type ?? []))],
      units: lines,
      pictures: picturesOf(estate.images),
      plans: picturesOf(estate.plans),
      documents: [],
      agent: agentOf(estate),
      externalUrl: null,
      updatedAt: times.updatedAt,
    },
  };
}

const statuses: Record<string, UnitStatus> = {
  option: 'option',
  under_contract: 'option',
  sold: 'sold',
  rented: 'sold',
};

function unitOf(unit: SweepBrightEstate, index: number): ProjectUnit {
  const key = typeOf(unit);
  const { liveable_area = null, terrace_area = null } = unit.sizes ?? {};
  return {
    id: unit.id,
    unit:
      unit.settings?.reference ||
      [unit.location.number, unit.location.box].filter(Boolean).join('/') ||
      String(index + 1),
    type: propertyTypes.find((type) => type.key === key)?.webId ?? null,
    floor: unit.location.floor !== null && /^-?\d{1,3}$/.test(unit.location.floor) ? Number(unit.location.floor) : null,
    status: statuses[unit.status ?? ''] ?? 'available',
    statusLabel: {},
    requirement: {},
    price: unit.price.hidden ? null : wholeEuros(unit.price.amount),
    livingSurface: liveable_area,
    terraceSurface: terrace_area,
    bedrooms: unit.bedrooms,
    listingId: unit.id,
  };
}
