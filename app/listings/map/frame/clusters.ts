import Supercluster from 'supercluster';
import type { Box } from '../../domain/criteria.ts';
import type { MapItem, MapListing } from '../message.ts';

/** A marker: one listing, several at exactly the same point, or many near each other. */
export type Mark =
  | { kind: 'listing'; key: string; latitude: number; longitude: number; listing: MapListing }
  | { kind: 'group'; key: string; latitude: number; longitude: number; listings: MapListing[] }
  | { kind: 'cluster'; key: string; latitude: number; longitude: number; count: number; zoom: number };

/** Markers closer than this, in pixels, would overlap. */
const radius = 46;
/** The closest zoom of any map. */
const lastZoom = 19;
/** The largest cluster that is checked for being at a single point. */
const maxInGroup = 200;

interface Counted {
  count: number;
}
type Index = Supercluster<{ item: MapItem }, Counted>;

/** Clusters nearby items; clusters of the server count with their size. */
export function clusterIndex(items: readonly MapItem[]): Index {
  const index: Index = new Supercluster<{ item: MapItem }, Counted>({
    radius,
    extent: 256,
    maxZoom: lastZoom,
    map: ({ item }) => ({ count: 'Count' in item ? item.Count : 1 }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  });
  return index.load(
    items.map((item) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [item.Longitude, item.Latitude] },
      properties: { item },
    })),
  );
}

/**
 * The markers in a box, from north to south, which is the tab order. Listings still clustered at the closest zoom
 * become a group.
 */
export function marksIn(
  index: Index,
  { south, west, north, east }: Box,
  zoom: number,
  closest: number = lastZoom,
): Mark[] {
  return index
    .getClusters([west, south, east, north], Math.floor(zoom))
    .map((feature): Mark => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const place = { latitude, longitude };
      if (!('cluster' in feature.properties)) {
        const { item } = feature.properties;
        return 'Count' in item
          ? {
              kind: 'cluster',
              key: keyOf(latitude, longitude, item.Count),
              ...place,
              count: item.Count,
              zoom: zoom + 2,
            }
          : { kind: 'listing', key: item.ID, ...place, listing: item };
      }
      const { cluster_id: id, count } = feature.properties;
      const listings = samePlace(index, id, count, zoom >= closest);
      if (listings !== null) return { kind: 'group', key: keyOf(latitude, longitude, count), ...place, listings };
      const next = Math.max(index.getClusterExpansionZoom(id), zoom + 1);
      return { kind: 'cluster', key: keyOf(latitude, longitude, count), ...place, count, zoom: next };
    })
    .sort((one, other) => other.latitude - one.latitude || one.longitude - other.longitude);
}

/** The listings of a cluster that zooming does not separate; null for any other. */
function samePlace(index: Index, id: number, count: number, last: boolean): MapListing[] | null {
  if (count > maxInGroup && !last) return null;
  const items = index.getLeaves(id, Infinity).map(({ properties }) => properties.item);
  const listings = items.filter((item) => 'ID' in item);
  const [first] = listings;
  if (first === undefined || listings.length !== items.length) return null;
  const together = listings.every(
    ({ Latitude, Longitude }) => Latitude === first.Latitude && Longitude === first.Longitude,
  );
  return together || last ? listings : null;
}

function keyOf(latitude: number, longitude: number, count: number): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${count}`;
}
