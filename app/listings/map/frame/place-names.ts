import * as L from 'leaflet';

export interface NamedPlace {
  position: L.LatLng;
  name: string;
  /** 1: named first and largest. */
  rank: number;
}

/** From which zoom a rank is named. */
const fromZoom: Record<number, number> = { 1: 0, 2: 8.5, 3: 9.5, 4: 10.5 };
const most = 120;

/** Names of towns with a dot, as many as have room. They are part of the picture: markers say where they are themselves. */
export class PlaceNames {
  private readonly layer: HTMLElement;

  constructor(
    private readonly map: L.Map,
    /** What is named first stands first. */
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

  private draw(): void {
    const zoom = this.map.getZoom();
    const bounds = this.map.getBounds().pad(0.1);
    const taken: { left: number; right: number; top: number; bottom: number }[] = [];
    const drawn: HTMLElement[] = [];
    for (const { position, name, rank } of this.places) {
      if (drawn.length === most) break;
      if (zoom < (fromZoom[rank] ?? 0) || !bounds.contains(position)) continue;
      const { x, y } = this.map.latLngToLayerPoint(position);
      const size = rank === 1 ? 9 : 7.5;
      const place = { left: x - 6, right: x + 12 + name.length * size, top: y - 13, bottom: y + 13 };
      if (taken.some((other) => overlap(place, other))) continue;
      taken.push(place);
      const label = document.createElement('span');
      label.className = `place rank-${rank}`;
      label.textContent = name;
      L.DomUtil.setPosition(label, L.point(Math.round(x), Math.round(y)));
      drawn.push(label);
    }
    this.layer.replaceChildren(...drawn);
  }
}

type Rectangle = Record<'left' | 'right' | 'top' | 'bottom', number>;

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
