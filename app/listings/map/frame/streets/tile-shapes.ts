import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import type { Language } from '../../../../i18n/languages.ts';

/**
 * The parts of a tile of Protomaps' basemap that this map draws (docs/maps.md). Kinds are listed from bottom to top.
 */
export const areaKinds = ['earth', 'built', 'sand', 'green', 'wood', 'water', 'square', 'building'] as const;
export const lineKinds = [
  'stream',
  'border',
  'rail',
  'path',
  'service',
  'minor',
  'middle',
  'major',
  'motorway',
] as const;

export type AreaKind = (typeof areaKinds)[number];
export type LineKind = (typeof lineKinds)[number];

/** Relative to the tile's top left corner; `TileShapes.extent` is its width. */
export interface TilePoint {
  x: number;
  y: number;
}

export type TileLine = readonly TilePoint[];

export interface TileName {
  kind: 'place' | 'street';
  text: string;
  /** 1 is named first. */
  rank: number;
  /** The point of a place, or the course of a street. */
  line: TileLine;
}

export interface TileShapes {
  extent: number;
  areas: ReadonlyMap<AreaKind, readonly TileLine[]>;
  lines: ReadonlyMap<LineKind, readonly TileLine[]>;
  names: readonly TileName[];
}

type Properties = VectorTileFeature['properties'];

const landuse: Readonly<Record<string, AreaKind>> = {
  ...all('green', [
    ...['park', 'cemetery', 'golf_course', 'grass', 'grassland', 'meadow', 'garden', 'village_green', 'allotments'],
    ...['playground', 'pitch', 'recreation_ground', 'scrub', 'nature_reserve', 'national_park', 'protected_area'],
    ...['orchard', 'vineyard', 'dog_park', 'wetland'],
  ]),
  ...all('wood', ['wood', 'forest']),
  ...all('sand', ['beach', 'sand']),
  ...all('square', ['pedestrian', 'pier', 'platform']),
  ...all('built', [
    ...['industrial', 'commercial', 'railway', 'school', 'university', 'college', 'hospital', 'aerodrome', 'military'],
  ]),
};

const roads: Readonly<Record<string, LineKind>> = {
  highway: 'motorway',
  major_road: 'major',
  medium_road: 'middle',
  minor_road: 'minor',
  path: 'path',
  rail: 'rail',
};

/** Ranks of street names; lower ones are labelled first. */
const streetRanks: Partial<Record<LineKind, number>> = { major: 4, middle: 5, minor: 6, service: 7, path: 8 };
const placeRanks: Readonly<Record<string, number>> = { city: 1, town: 2, village: 3, hamlet: 3 };

/** Groups the features of a tile by how they are drawn. Unknown layers and kinds are skipped. */
export function tileShapes(tile: Pick<VectorTile, 'layers'>, language: Language): TileShapes {
  const areas = new Map<AreaKind, TileLine[]>();
  const lines = new Map<LineKind, TileLine[]>();
  const names: TileName[] = [];
  let extent = 4096;
  const each = (layer: string, take: (feature: VectorTileFeature) => void): void => {
    const found = tile.layers[layer];
    if (found === undefined) return;
    extent = found.extent;
    for (let index = 0; index < found.length; index += 1) take(found.feature(index));
  };
  const area = (kind: AreaKind | undefined, feature: VectorTileFeature): void => {
    if (kind !== undefined && feature.type === polygon) add(areas, kind, feature.loadGeometry());
  };

  each('earth', (feature) => area('earth', feature));
  each('landuse', (feature) => area(landuse[kindOf(feature)], feature));
  each('water', (feature) => {
    if (feature.type === line) add(lines, 'stream', feature.loadGeometry());
    else area('water', feature);
  });
  each('buildings', (feature) => area('building', feature));
  each('boundaries', (feature) => {
    if (feature.type === line && kindOf(feature) === 'country') add(lines, 'border', feature.loadGeometry());
  });
  each('roads', (feature) => {
    const kind = feature.type === line ? roadKind(feature.properties) : undefined;
    if (kind === undefined) return;
    const geometry = feature.loadGeometry();
    add(lines, kind, geometry);
    const rank = streetRanks[kind];
    const text = nameOf(feature.properties, language);
    if (rank !== undefined && text !== null)
      names.push(...geometry.map((run): TileName => ({ kind: 'street', text, rank, line: run })));
  });
  each('places', (feature) => {
    const rank = placeRank(feature.properties);
    const text = nameOf(feature.properties, language);
    const [at] = feature.type === point ? feature.loadGeometry() : [];
    if (rank !== null && text !== null && at !== undefined) names.push({ kind: 'place', text, rank, line: at });
  });
  return { extent, areas, lines, names };
}

/** Geometry types of vector tiles (specification 4.3.4). */
const [point, line, polygon] = [1, 2, 3];

function kindOf({ properties }: VectorTileFeature): string {
  return String(properties.kind);
}

function roadKind({ kind, kind_detail: detail }: Properties): LineKind | undefined {
  if (detail === 'service') return 'service';
  if (/^(secondary|tertiary)/.test(String(detail))) return 'middle';
  return roads[String(kind)];
}

function placeRank({ kind, kind_detail: detail }: Properties): number | null {
  if (kind === 'locality') return placeRanks[String(detail)] ?? 3;
  return kind === 'neighbourhood' || kind === 'macrohood' ? 5 : null;
}

/** In the page's language, otherwise the local name, which in Brussels is bilingual. */
function nameOf(properties: Properties, language: Language): string | null {
  const name = properties[`name:${language}`] ?? properties.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}

function all<Kind extends string>(kind: Kind, names: readonly string[]): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

function add<Kind>(shapes: Map<Kind, TileLine[]>, kind: Kind, more: readonly TileLine[]): void {
  const known = shapes.get(kind);
  if (known === undefined) shapes.set(kind, [...more]);
  else for (const each of more) known.push(each);
}
