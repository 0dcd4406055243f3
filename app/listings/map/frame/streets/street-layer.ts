import * as L from 'leaflet';
import { drawTile } from './draw-tile.ts';
import type { Palette } from './street-style.ts';
import type { TilePlace } from './tile-place.ts';
import type { ReadTile, TileReader } from './tile-reader.ts';

/** Vector tiles are designed for 512 pixels, so they correspond to one zoom less than Leaflet's, which assumes 256. */
const tileSize = 512;

interface Shown {
  canvas: HTMLCanvasElement;
  place: TilePlace;
  zoom: number;
  tile: ReadTile | null;
}

/** The archive's tiles as canvases; transparent where it has none. */
export class StreetLayer extends L.GridLayer {
  private readonly shown = new Map<HTMLElement, Shown>();

  constructor(
    private readonly reader: TileReader,
    private readonly palette: () => Palette,
    options: L.GridLayerOptions,
  ) {
    super({ ...options, tileSize, pane: 'tilePane' });
    this.on('tileunload', ({ tile }: L.TileEvent) => this.shown.delete(tile));
  }

  /** The archive's tiles on the map; several of the map's tiles may be parts of one. */
  tiles(): ReadTile[] {
    return [...new Set([...this.shown.values()].flatMap(({ tile }) => tile ?? []))];
  }

  /** Redraws with the current palette. */
  drawAgain(): void {
    for (const shown of this.shown.values()) this.draw(shown);
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = tileSize * Math.ceil(devicePixelRatio);
    const place = { x: coords.x, y: coords.y, z: coords.z - 1 };
    const shown: Shown = { canvas, place, zoom: coords.z, tile: null };
    this.shown.set(canvas, shown);
    this.reader.tileAt(place).then(
      (tile) => {
        shown.tile = tile;
        this.draw(shown);
        done(undefined, canvas);
      },
      (error: Error) => done(error, canvas),
    );
    return canvas;
  }

  private draw({ canvas, place, zoom, tile }: Shown): void {
    if (tile !== null) drawTile(canvas, { tile, place, zoom, palette: this.palette() }, canvas.width / tileSize);
  }
}
