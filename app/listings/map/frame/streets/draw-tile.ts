import { lineWidths, type Palette } from './street-style.ts';
import { laidBelow, type TilePlace } from './tile-place.ts';
import type { ReadTile } from './tile-reader.ts';
import { areaKinds, lineKinds } from './tile-shapes.ts';

interface Drawing {
  tile: ReadTile;
  /** The tile, or the part of it, that fills the canvas. */
  place: TilePlace;
  /** The map's zoom, which determines line widths. */
  zoom: number;
  palette: Palette;
}

/** Draws areas, then the edges of streets, then the streets; fills the canvas. */
export function drawTile(canvas: HTMLCanvasElement, { tile, place, zoom, palette }: Drawing, pixelRatio: number): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, left, top } = laidBelow(tile.place, place, canvas.width);
  const scale = width / tile.extent;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, left, top);
  for (const kind of areaKinds) {
    const path = tile.paths.get(kind);
    if (path === undefined) continue;
    context.fillStyle = palette[kind];
    // Holes have the opposite winding (specification 4.3.4.4), and areas of a kind may overlap.
    context.fill(path, 'nonzero');
  }
  context.lineJoin = 'round';
  const stroke = (path: Path2D, colour: string, width: number, cap: CanvasLineCap): void => {
    context.strokeStyle = colour;
    context.lineCap = cap;
    context.lineWidth = (width * pixelRatio) / scale;
    context.stroke(path);
  };
  const streets = lineKinds.flatMap((kind) => {
    const path = tile.paths.get(kind);
    const widths = lineWidths(kind, zoom);
    return path && widths ? [{ kind, path, ...widths }] : [];
  });
  for (const { path, edge } of streets) if (edge !== null) stroke(path, palette.casing, edge, 'butt');
  for (const { kind, path, width } of streets) stroke(path, palette[kind], width, 'round');
}
