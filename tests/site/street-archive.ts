import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

/** Points of a tile of 4096 units, from its upper left corner. */
export type Ring = readonly (readonly [x: number, y: number])[];

export interface Feature {
  type: 'point' | 'line' | 'area';
  rings: readonly Ring[];
  properties?: Readonly<Record<string, string | number>>;
}

export interface ArchiveTile {
  z: number;
  x: number;
  y: number;
  layers: Readonly<Record<string, readonly Feature[]>>;
}

const types = { point: 1, line: 2, area: 3 } as const;

/** Encodes a tile (Mapbox's vector tile specification 2.1), as far as tests need it. */
export function vectorTile(layers: ArchiveTile['layers']): Uint8Array {
  const tile = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) tile.writeMessage(3, writeLayer, { name, features });
  return tile.finish();
}

function writeLayer({ name, features }: { name: string; features: readonly Feature[] }, out: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const at = <Key>(known: Map<Key, number>, key: Key): number => {
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key) ?? 0;
  };
  out.writeVarintField(15, 2);
  out.writeStringField(1, name);
  for (const { type, rings, properties = {} } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [at(keys, key), at(values, value)]);
    out.writeMessage(2, writeFeature, { tags, type, rings });
  }
  for (const key of keys.keys()) out.writeStringField(3, key);
  for (const value of values.keys()) out.writeMessage(4, writeValue, value);
  out.writeVarintField(5, 4096);
}

function writeFeature(
  { tags, type, rings }: { tags: number[]; type: Feature['type']; rings: readonly Ring[] },
  out: PbfWriter,
): void {
  out.writePackedVarint(2, tags);
  out.writeVarintField(3, types[type]);
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    commands.push(zigzag(toX - x), zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const [first, ...rest] of rings) {
    if (first === undefined) continue;
    commands.push(1 | (1 << 3));
    step(first);
    if (rest.length > 0) commands.push(2 | (rest.length << 3));
    for (const next of rest) step(next);
    if (type === 'area') commands.push(7 | (1 << 3));
  }
  out.writePackedVarint(4, commands);
}

function writeValue(value: string | number, out: PbfWriter): void {
  if (typeof value === 'string') out.writeStringField(1, value);
  else out.writeDoubleField(3, value);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

interface Options {
  /** Default: the layers of its tiles. */
  layers?: readonly string[];
  /** 1: vector tiles, 2: PNG. */
  tileType?: number;
  /** Compressed, like Protomaps' archives. */
  gzip?: boolean;
}

/** Encodes an archive with these tiles and one directory (PMTiles version 3), as far as tests need it. */
export function streetArchive(
  tiles: readonly ArchiveTile[],
  { layers, tileType = 1, gzip = false }: Options = {},
): Uint8Array {
  const packed = (bytes: Uint8Array): Uint8Array => (gzip ? gzipSync(bytes) : bytes);
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), z: tile.z, bytes: packed(vectorTile(tile.layers)) }))
    .sort((a, b) => a.id - b.id);
  const directory = new PbfWriter();
  directory.writeVarint(sorted.length);
  let before = 0;
  for (const { id } of sorted) {
    directory.writeVarint(id - before);
    before = id;
  }
  sorted.forEach(() => directory.writeVarint(1));
  for (const { bytes } of sorted) directory.writeVarint(bytes.byteLength);
  // Offset 0 means: directly after the previous tile.
  sorted.forEach((_, index) => directory.writeVarint(index === 0 ? 1 : 0));
  const root = packed(directory.finish());
  const names = layers ?? [...new Set(tiles.flatMap((tile) => Object.keys(tile.layers)))];
  const metadata = packed(Buffer.from(JSON.stringify({ vector_layers: names.map((id) => ({ id })) })));
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const zooms = sorted.map(({ z }) => z);
  return Buffer.concat([
    header({ root, metadata, data, zooms, tileType, compression: gzip ? 2 : 1 }),
    root,
    metadata,
    data,
  ]);
}

interface Sections {
  root: Uint8Array;
  metadata: Uint8Array;
  data: Uint8Array;
  zooms: readonly number[];
  tileType: number;
  /** 1: none, 2: gzip. */
  compression: number;
}

const headerLength = 127;

function header({ root, metadata, data, zooms, tileType, compression }: Sections): Uint8Array {
  const bytes = Buffer.alloc(headerLength);
  bytes.write('PMTiles');
  bytes.writeUInt8(3, 7);
  const metadataAt = headerLength + root.byteLength;
  const dataAt = metadataAt + metadata.byteLength;
  const numbers = [
    ...[headerLength, root.byteLength, metadataAt, metadata.byteLength, dataAt, 0, dataAt, data.byteLength],
    ...[zooms.length, zooms.length, zooms.length],
  ];
  numbers.forEach((number, index) => bytes.writeBigUInt64LE(BigInt(number), 8 + index * 8));
  // Clustered; then the compression of directories and of tiles.
  bytes.set([1, compression, compression, tileType, Math.min(...zooms), Math.max(...zooms)], 96);
  return bytes;
}

/** A rectangle with the winding of an exterior ring. */
export function rectangle(left: number, top: number, right: number, bottom: number): Ring {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
