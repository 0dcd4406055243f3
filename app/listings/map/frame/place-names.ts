import * as L from 'leaflet';
import { nameSpots } from './name-spots.ts';

export interface NamedPlace {
  position: L.LatLng;
  name: string;
  /** 1 is named first and largest. */
  rank: number;
  abroad?: boolean;
}

/** The minimum zoom for each rank. */
const fromZoom: Record<number, number> = { 1: 0, 2: 8.5, 3: 9.5, 4: 10.5 };
const most = 120;

/** Names of towns with a dot, as many as fit. Hidden from assistive technology: markers announce their place. */
export class PlaceNames {
  private readonly layer: HTMLElement;
  private marks: readonly L.LatLng[] = [];

  constructor(
    private readonly map: L.Map,
    /** Earlier names have priority. */
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

  /** Keeps names clear of these markers. */
  avoid(marks: readonly L.LatLng[]): void {
    this.marks = marks;
    this.draw();
  }

  private draw(): void {
    const zoom = this.map.getZoom();
    const bounds = this.map.getBounds();
    const places = this.places.flatMap((place) => {
      if (zoom < (fromZoom[place.rank] ?? 0) || !bounds.contains(place.position)) return [];
      const { x, y } = this.map.latLngToLayerPoint(place.position);
      return { ...place, x, y, width: 12 + place.name.length * (place.rank === 1 ? 8.5 : 7) };
    });
    const spots = nameSpots(
      places,
      this.marks.map((position) => this.map.latLngToLayerPoint(position)),
      {
        left: this.map.containerPointToLayerPoint([0, 0]).x,
        right: this.map.containerPointToLayerPoint(this.map.getSize()).x,
      },
    );
    const drawn = places.flatMap(({ name, rank, abroad }, at) => {
      const spot = spots[at];
      if (!spot) return [];
      const label = document.createElement('span');
      label.className = `place rank-${rank}${spot.aside ? ' aside' : ''}${spot.ends ? ' ends' : ''}${abroad ? ' foreign' : ''}`;
      label.textContent = name;
      L.DomUtil.setPosition(label, L.point(spot).round());
      return label;
    });
    this.layer.replaceChildren(...drawn.slice(0, most));
  }
}
