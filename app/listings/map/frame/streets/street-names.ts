import * as L from 'leaflet';
import { labelPlaces, type PlacedName } from './label-places.ts';
import type { Palette } from './street-style.ts';
import type { ReadTile } from './tile-reader.ts';
import type { TileName } from './tile-shapes.ts';

/** Margin on each side, as a share of the window, so that names are visible during a drag. */
const margin = 0.25;
/** Half a mark's width and height, in pixels. */
const mark = { width: 28, height: 26 };
/** The minimum zoom for names of each rank. */
const fromZoom: Readonly<Record<number, number>> = { 1: 0, 2: 9, 3: 11, 4: 13, 5: 13.5, 6: 15, 7: 16.5, 8: 17 };
/** Font sizes in CSS pixels at the default text size, by rank. */
const sizes: Readonly<Record<number, number>> = { 1: 17, 2: 15, 3: 13.5 };
const usualSize = 12.5;
const family = "'Source Sans 3 Variable', Arial, sans-serif";

/** Names of places and streets on one canvas above the tiles, since a name may cross tiles. */
export class StreetNames {
  private readonly canvas = document.createElement('canvas');
  private marks: readonly L.LatLng[] = [];
  private asked = 0;

  constructor(
    private readonly map: L.Map,
    private readonly tiles: () => readonly ReadTile[],
    private readonly palette: () => Palette,
  ) {
    // Leaflet hides it during zoom animations: names would be scaled along with the tiles.
    this.canvas.className = 'leaflet-zoom-hide';
    this.canvas.setAttribute('aria-hidden', 'true');
    const pane = map.createPane('street-names');
    pane.style.zIndex = '340';
    pane.style.pointerEvents = 'none';
    pane.append(this.canvas);
    map.on('moveend zoomend resize', () => this.draw());
  }

  /** Keeps names clear of these markers. */
  avoid(marks: readonly L.LatLng[]): void {
    this.marks = marks;
    this.drawSoon();
  }

  /** Batches tiles that load together. */
  drawSoon(): void {
    cancelAnimationFrame(this.asked);
    this.asked = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    const { map, canvas } = this;
    const size = map.getSize();
    const away = size.multiplyBy(margin).round();
    const [width, height] = [size.x + 2 * away.x, size.y + 2 * away.y];
    const context = canvas.getContext('2d');
    if (context === null) return;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const corner = map.containerPointToLayerPoint(L.point(0, 0).subtract(away));
    L.DomUtil.setPosition(canvas, corner);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';

    const onCanvas = (place: L.LatLng): L.Point => map.latLngToLayerPoint(place).subtract(corner);
    const palette = this.palette();
    const em = rootEm();
    const labels = labelPlaces(
      this.named(context, onCanvas, em),
      this.marks.map((place) => {
        const { x, y } = onCanvas(place);
        return { left: x - mark.width, right: x + mark.width, top: y - mark.height, bottom: y + mark.height };
      }),
    );
    for (const { text, kind, rank, x, y, angle } of labels) {
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.font = fontOf(rank, em);
      context.lineWidth = 3;
      context.strokeStyle = palette.halo;
      context.fillStyle = palette[kind === 'place' ? 'name' : 'street-name'];
      context.strokeText(text, 0, 0);
      context.fillText(text, 0, 0);
      context.restore();
    }
    canvas.dataset.names = String(labels.length);
  }

  private named(context: CanvasRenderingContext2D, onCanvas: (place: L.LatLng) => L.Point, em: number): PlacedName[] {
    const zoom = this.map.getZoom();
    return this.tiles().flatMap(({ place, extent, names }) => {
      // A tile of zoom 0 has 512 pixels, two of Leaflet's tiles.
      const scale = 512 / extent;
      const shown = ({ x, y }: TileName['line'][number]) =>
        onCanvas(this.map.unproject([place.x * 512 + x * scale, place.y * 512 + y * scale], place.z + 1));
      return names
        .filter(({ rank }) => zoom >= (fromZoom[rank] ?? 0))
        .map((name): PlacedName => {
          context.font = fontOf(name.rank, em);
          const { width } = context.measureText(name.text);
          return { ...name, line: name.line.map(shown), width, height: sizeOf(name.rank, em) };
        });
    });
  }
}

/** The page's text size relative to the default; names scale with it. */
function rootEm(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function sizeOf(rank: number, em: number): number {
  return (sizes[rank] ?? usualSize) * em;
}

function fontOf(rank: number, em: number): string {
  return `${rank <= 2 ? 600 : 400} ${sizeOf(rank, em)}px ${family}`;
}
