import * as L from 'leaflet';
import { labelPlaces, type PlacedName } from './label-places.ts';
import type { Palette } from './street-style.ts';
import type { ReadTile } from './tile-reader.ts';
import type { TileName } from './tile-shapes.ts';

/** Of the window, drawn on each side beyond it: a drag shows names before it ends. */
const margin = 0.25;
/** Half a mark's width and height, in pixels. */
const mark = { width: 28, height: 26 };
/** From which zoom of the map names of a rank are written. */
const fromZoom: Readonly<Record<number, number>> = { 1: 0, 2: 9, 3: 11, 4: 13, 5: 13.5, 6: 15, 7: 16.5, 8: 17 };
/** CSS pixels at the usual size of text, by rank. */
const sizes: Readonly<Record<number, number>> = { 1: 17, 2: 15, 3: 13.5 };
const usualSize = 12.5;
const family = "'Source Sans 3 Variable', Arial, sans-serif";

/** Names of places and streets over the tiles, on one canvas: a name may run from one tile into the next. */
export class StreetNames {
  private readonly canvas = document.createElement('canvas');
  private marks: readonly L.LatLng[] = [];
  private asked = 0;

  constructor(
    private readonly map: L.Map,
    private readonly tiles: () => readonly ReadTile[],
    private readonly palette: () => Palette,
  ) {
    // Leaflet hides it while it zooms: its tiles grow, and names would with them.
    this.canvas.className = 'leaflet-zoom-hide';
    this.canvas.setAttribute('aria-hidden', 'true');
    const pane = map.createPane('street-names');
    pane.style.zIndex = '340';
    pane.style.pointerEvents = 'none';
    pane.append(this.canvas);
    map.on('moveend zoomend resize', () => this.draw());
  }

  /** Names make room for what is drawn at these places. */
  avoid(marks: readonly L.LatLng[]): void {
    this.marks = marks;
    this.drawSoon();
  }

  /** Once for all tiles that come at a time. */
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
      // A tile of zoom 0 is two of Leaflet's wide: it has 512 pixels.
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

/** How much larger than usual the page's text is; names grow with it. */
function rootEm(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function sizeOf(rank: number, em: number): number {
  return (sizes[rank] ?? usualSize) * em;
}

function fontOf(rank: number, em: number): string {
  return `${rank <= 2 ? 600 : 400} ${sizeOf(rank, em)}px ${family}`;
}
