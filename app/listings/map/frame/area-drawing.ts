import * as L from 'leaflet';
import type { Point } from '../../domain/criteria.ts';
import { isArea } from '../../domain/area.ts';
import { simplifyArea } from '../simplify.ts';

interface Listeners {
  /** The number of corners; null when drawing ends. */
  changed(corners: number | null): void;
  drawn(area: Point[]): void;
}

/** A movement up to this many pixels is a click. */
const stillness = 6;

/** Draws an area: in one stroke, corner by corner with clicks, or with the keyboard at the map's centre. */
export class AreaDrawing {
  active = false;
  private corners: L.LatLng[] = [];
  private stroke: { start: L.Point; points: L.LatLng[] } | null = null;
  private readonly outline = L.polygon([], { className: 'drawn', interactive: false, weight: 3 });

  constructor(
    private readonly map: L.Map,
    private readonly listeners: Listeners,
  ) {
    this.outline.addTo(map);
    const container = map.getContainer();
    container.addEventListener('pointerdown', (event) => this.down(event));
    container.addEventListener('pointermove', (event) => this.move(event));
    container.addEventListener('pointerup', (event) => this.up(event));
    container.addEventListener('pointercancel', () => (this.stroke = null));
    document.addEventListener('keydown', (event) => this.key(event));
  }

  /** Shows the area of the page's search. */
  show(area: readonly Point[] | null): void {
    if (this.active) return;
    this.outline.setLatLngs(area?.map(({ latitude, longitude }) => L.latLng(latitude, longitude)) ?? []);
  }

  start(): void {
    this.active = true;
    this.corners = [];
    this.outline.setLatLngs([]);
    this.map.dragging.disable();
    this.map.doubleClickZoom.disable();
    document.documentElement.classList.add('drawing');
    this.listeners.changed(0);
  }

  stop(): void {
    this.end();
    this.outline.setLatLngs([]);
  }

  finish(): void {
    const area = simplifyArea(this.corners.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })));
    if (!isArea(area)) return;
    this.end();
    this.listeners.drawn(area);
  }

  private end(): void {
    this.active = false;
    this.stroke = null;
    this.map.dragging.enable();
    this.map.doubleClickZoom.enable();
    document.documentElement.classList.remove('drawing');
    this.listeners.changed(null);
  }

  private down(event: PointerEvent): void {
    if (!this.active || !event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    this.map.getContainer().setPointerCapture(event.pointerId);
    const start = this.map.mouseEventToContainerPoint(event);
    this.stroke = { start, points: [this.map.containerPointToLatLng(start)] };
  }

  private move(event: PointerEvent): void {
    if (this.stroke === null || !event.isPrimary) return;
    // A fast hand passes several points between two frames.
    const moments = event.getCoalescedEvents?.() ?? [];
    for (const moment of moments.length > 0 ? moments : [event]) {
      this.stroke.points.push(this.map.containerPointToLatLng(this.map.mouseEventToContainerPoint(moment)));
    }
    this.outline.setLatLngs(this.stroke.points);
  }

  private up(event: PointerEvent): void {
    const { stroke } = this;
    if (stroke === null || !event.isPrimary) return;
    this.stroke = null;
    const end = this.map.mouseEventToContainerPoint(event);
    const bounds = L.bounds(stroke.points.map((point) => this.map.latLngToContainerPoint(point)));
    const size = bounds.getSize();
    if (end.distanceTo(stroke.start) <= stillness && size.x <= stillness && size.y <= stillness) {
      this.add(this.map.containerPointToLatLng(end));
      return;
    }
    // A stroke is a complete area.
    this.corners = stroke.points;
    this.finish();
    if (this.active) this.add(null);
  }

  private key(event: KeyboardEvent): void {
    if (!this.active) return;
    if (event.key === 'Escape') this.stop();
    if (event.target !== this.map.getContainer()) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.add(this.map.getCenter());
    }
    if (event.key === 'Backspace') this.add(null);
  }

  /** Null removes the last one. */
  private add(corner: L.LatLng | null): void {
    this.corners = corner === null ? this.corners.slice(0, -1) : [...this.corners, corner];
    this.outline.setLatLngs(this.corners);
    this.listeners.changed(this.corners.length);
  }
}
