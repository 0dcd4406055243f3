/** A place in the grid of tiles: `z` is 0 for the world in one tile. */
export interface TilePlace {
  x: number;
  y: number;
  z: number;
}

/** The tile of a coarser zoom in which a tile lies; itself where it is coarse enough. */
export function ancestor({ x, y, z }: TilePlace, maxZoom: number): TilePlace {
  const levels = Math.max(0, z - maxZoom);
  return { x: x >> levels, y: y >> levels, z: z - levels };
}

/** How a tile is laid below a window as wide as `width`, of which it or a part of it is seen: how wide it is then, and where it begins. */
export function laidBelow(
  tile: TilePlace,
  seen: TilePlace,
  width: number,
): { width: number; left: number; top: number } {
  const parts = 2 ** (seen.z - tile.z);
  return { width: width * parts, left: (tile.x * parts - seen.x) * width, top: (tile.y * parts - seen.y) * width };
}
