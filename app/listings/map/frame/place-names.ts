import * as L from 'leaflet';

export interface NamedPlace {
  position: L.LatLng;
  name: string;
  /** 1: named first and largest. */
  rank: number;
  abroad?: boolean;
}

/** From which zoom a rank is named. */
const fromZoom: Record<number, number> = { 1: 0, 2: 8.5, 3: 9.5, 4: 10.5 };
const most = 120;
/** Half a mark's width and height, in pixels. */
const mark = { width: 28, height: 26 };
const line = 11;

/** Names of towns with a dot, as many as have room. They are part of the picture: markers say where they are themselves. */
export class PlaceNames {
  private readonly layer: HTMLElement;
  private marks: readonly L.LatLng[] = [];

  constructor(
    private readonly map: L.Map,
    /** Names listed first have priority. */
    private readonly places: readonly NamedPlace[],
  ) {
    this.layer = map.createPane('names');
    this.layer.style.zIndex = '350';
    this.layer.setAttribute('aria-hidden', 'true');
    map.on('zoomend moveend resize', () => this.draw());
    this.draw();
  }

  hide(): void {
    this.layer.hidden = true;
  }

  show(): void {
    this.layer.hidden = false;
  }

  /** Names make room for what is drawn at these places. */
  avoid(marks: readonly L.LatLng[]): void {
    this.marks = marks;
    this.draw();
  }

  private draw(): void {
    const zoom = this.map.getZoom();
    const bounds = this.map.getBounds();
    const taken = this.marks.map((position): Rectangle => {
      const { x, y } = this.map.latLngToLayerPoint(position);
      return { left: x - mark.width, right: x + mark.width, top: y - mark.height, bottom: y + mark.height };
    });
    const drawn: HTMLElement[] = [];
    for (const { position, name, rank, abroad } of this.places) {
      if (drawn.length === most) break;
      if (zoom < (fromZoom[rank] ?? 0) || !bounds.contains(position)) continue;
      const { x, y } = this.map.latLngToLayerPoint(position);
      const width = 12 + name.length * (rank === 1 ? 8.5 : 7);
      const spots = [
        { at: L.point(x, y), aside: false },
        ...[40, -40].map((away) => ({ at: L.point(x - width / 2, y + away), aside: true })),
        { at: L.point(x - width - 30, y), aside: true },
      ];
      const spot = spots.find(({ at }) => !taken.some((other) => overlap(room(at, width), other)));
      if (spot === undefined) continue;
      taken.push(room(spot.at, width));
      const label = document.createElement('span');
      label.className = `place rank-${rank}${spot.aside ? ' aside' : ''}${abroad ? ' foreign' : ''}`;
      label.textContent = name;
      L.DomUtil.setPosition(label, spot.at.round());
      drawn.push(label);
    }
    this.layer.replaceChildren(...drawn);
  }
}

type Rectangle = Record<'left' | 'right' | 'top' | 'bottom', number>;

function room({ x, y }: L.Point, width: number): Rectangle {
  return { left: x - 4, right: x + width, top: y - line, bottom: y + line };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
