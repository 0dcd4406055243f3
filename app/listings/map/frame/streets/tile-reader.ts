import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { Language } from '../../../../i18n/languages.ts';
import { ancestor, type TilePlace } from './tile-place.ts';
import { areaKinds, lineKinds, tileShapes, type TileLine, type TileName } from './tile-shapes.ts';

/** A tile of the archive, ready to draw at any scale. */
export interface ReadTile {
  place: TilePlace;
  extent: number;
  paths: ReadonlyMap<string, Path2D>;
  names: readonly TileName[];
}

/** Tiles cached in memory: a screen shows about twelve. */
const most = 60;

/** Reads tiles of an archive, with an LRU cache. */
export class TileReader {
  private readonly archive: PMTiles;
  private readonly tiles = new Map<string, Promise<ReadTile | null>>();

  /** @param address path of the archive on this site */
  constructor(
    address: string,
    private readonly language: Language,
  ) {
    this.archive = new PMTiles(address);
  }

  /**
   * The tile that covers a place; beyond the archive's maximum zoom, the one at that zoom. Null if the archive has
   * none.
   *
   * @throws {Error} if it cannot be read
   */
  async tileAt(place: TilePlace): Promise<ReadTile | null> {
    const { maxZoom } = await this.archive.getHeader();
    const { x, y, z } = ancestor(place, maxZoom);
    const key = `${z}/${x}/${y}`;
    const tile = this.tiles.get(key) ?? this.read({ x, y, z });
    // Re-inserted at the end of the map, as the most recently used.
    this.tiles.delete(key);
    this.tiles.set(key, tile);
    tile.catch(() => this.tiles.delete(key));
    const [oldest] = this.tiles.keys();
    if (this.tiles.size > most && oldest !== undefined) this.tiles.delete(oldest);
    return tile;
  }

  private async read(place: TilePlace): Promise<ReadTile | null> {
    const answer = await this.archive.getZxy(place.z, place.x, place.y);
    if (answer === undefined) return null;
    const shapes = tileShapes(new VectorTile(new PbfReader(answer.data)), this.language);
    const paths = new Map<string, Path2D>();
    for (const kind of areaKinds) keep(paths, kind, shapes.areas.get(kind), true);
    for (const kind of lineKinds) keep(paths, kind, shapes.lines.get(kind), false);
    return { place, extent: shapes.extent, paths, names: shapes.names };
  }
}

function keep(paths: Map<string, Path2D>, kind: string, lines: readonly TileLine[] | undefined, closed: boolean): void {
  if (lines === undefined) return;
  const path = new Path2D();
  for (const [first, ...rest] of lines) {
    if (first === undefined) continue;
    path.moveTo(first.x, first.y);
    for (const { x, y } of rest) path.lineTo(x, y);
    if (closed) path.closePath();
  }
  paths.set(kind, path);
}
