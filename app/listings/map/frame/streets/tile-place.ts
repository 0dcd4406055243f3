/** A position in the tile grid; at `z` 0 one tile covers the world. */
export interface TilePlace {
  x: number;
  y: number;
  z: number;
}

/** The tile at a coarser zoom that contains a tile; the tile itself if it is coarse enough. */
export function ancestor({ x, y, z }: TilePlace, maxZoom: number): TilePlace {
  const levels = Math.max(0, z - maxZoom);
  return { x: x >> levels, y: y >> levels, z: z - levels };
}

/** Width and offset of a tile such that its part `seen` fills a window of the given width. */
export function laidBelow(
  tile: TilePlace,
  seen: TilePlace,
  width: number,
): { width: number; left: number; top: number } {
  const parts = 2 ** (seen.z - tile.z);
  return { width: width * parts, left: (tile.x * parts - seen.x) * width, top: (tile.y * parts - seen.y) * width };
}
