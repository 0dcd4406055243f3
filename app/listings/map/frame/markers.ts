import * as L from 'leaflet';
import { favourites } from '../../saved/lists.ts';
import type { FrameTexts } from '../frame-texts.ts';
import type { MapListing, MapMessage } from '../message.ts';
import { clusterIndex, marksIn, type Mark } from './clusters.ts';
import { viewOf } from './map.ts';
import { markButton, nameOf, type Naming } from './mark-button.ts';

interface Listeners {
  chosen(ids: string[]): void;
  /** The listing under the pointer or the focus; null for none. */
  pointed(id: string | null): void;
  /** The positions of the markers, whenever they change. */
  drawn(marks: readonly L.LatLng[]): void;
}

/** Radius in metres around a municipality's centre, if the address is not published. */
const circle = 1_200;

/** The markers on the map, updated when the view or the selection changes. */
export class Markers {
  private index = clusterIndex([]);
  private naming: Naming;
  private pins = false;
  private readonly shown = new Map<
    string,
    { mark: Mark; content: string; button: HTMLButtonElement; layer: L.Layer }
  >();
  private readonly circles = L.layerGroup();
  private readonly viewed = new Set<string>();
  private chosen = new Set<string>();
  private highlighted: string | null = null;

  constructor(
    private readonly map: L.Map,
    texts: FrameTexts,
    private readonly listeners: Listeners,
  ) {
    this.naming = { texts, marqueeIgnore: [] };
    this.circles.addTo(map);
    map.on('moveend zoomend resize', () => this.draw());
    favourites.subscribe(() => this.colour());
  }

  show({ propsList, marqueeIgnore, customMarker }: MapMessage): void {
    this.index = clusterIndex(propsList);
    this.naming = { ...this.naming, marqueeIgnore };
    this.pins = customMarker === 'pin';
    this.draw();
  }

  highlight(id: string | null): void {
    this.highlighted = id;
    this.colour();
  }

  choose(key: string | null): void {
    this.chosen = new Set(key === null ? [] : [key]);
    this.colour();
  }

  /** Unchanged markers keep their button, because it may be focused or being tapped while new data arrives. */
  private draw(): void {
    const { box, zoom } = viewOf(this.map);
    const marks = marksIn(this.index, box, zoom, this.map.getMaxZoom());
    const wanted = new Map(marks.map((mark) => [mark.key, this.contentOf(mark)]));
    const focused = document.activeElement;
    for (const [key, { layer, button, content }] of this.shown) {
      if (wanted.get(key) === content) continue;
      // If the focused marker is removed, the map gets the focus, so that Tab continues from there.
      if (button === focused) this.map.getContainer().focus({ preventScroll: true });
      layer.remove();
      this.shown.delete(key);
    }
    for (const mark of marks) if (!this.shown.has(mark.key)) this.add(mark);
    this.circle(marks);
    this.colour();
    this.listeners.drawn(marks.map(({ latitude, longitude }) => L.latLng(latitude, longitude)));
  }

  /** Everything a marker's button depends on, for comparison. */
  private contentOf(mark: Mark): string {
    return JSON.stringify([mark, this.pins, this.naming.marqueeIgnore]);
  }

  private add(mark: Mark): void {
    const button = markButton(mark, this.naming, this.pins);
    const icon = new ButtonIcon(button);
    const layer = L.marker([mark.latitude, mark.longitude], {
      icon,
      keyboard: false,
      riseOnHover: true,
      bubblingMouseEvents: false,
    });
    layer.on('click', () => this.press(mark));
    const id = mark.kind === 'listing' ? mark.listing.ID : null;
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => this.listeners.pointed(id));
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => this.listeners.pointed(null));
    layer.addTo(this.map);
    this.shown.set(mark.key, { mark, content: this.contentOf(mark), button, layer });
  }

  private press(mark: Mark): void {
    if (this.pins) return;
    if (mark.kind === 'cluster') {
      this.map.setView([mark.latitude, mark.longitude], Math.min(mark.zoom, this.map.getMaxZoom()));
      return;
    }
    const listings = mark.kind === 'group' ? mark.listings : [mark.listing];
    for (const { ID } of listings) this.viewed.add(ID);
    this.choose(mark.key);
    this.listeners.chosen(listings.map(({ ID }) => ID));
  }

  private circle(marks: readonly Mark[]): void {
    this.circles.clearLayers();
    // On a property's page, the circle is shown at any zoom.
    if (!this.pins && this.map.getZoom() < 11) return;
    const hidden = marks.flatMap(listingsOf).filter(({ Approximate }) => Approximate);
    const centres = new Map(hidden.map((listing) => [`${listing.Latitude} ${listing.Longitude}`, listing]));
    for (const { Latitude, Longitude } of centres.values()) {
      L.circle([Latitude, Longitude], { radius: circle, className: 'around', interactive: false, weight: 1.5 }).addTo(
        this.circles,
      );
    }
  }

  private colour(): void {
    const favouriteIds = favourites.ids();
    for (const { mark, button } of this.shown.values()) {
      const listings = listingsOf(mark);
      button.classList.toggle('viewed', listings.length > 0 && listings.every(({ ID }) => this.viewed.has(ID)));
      if (!this.pins) {
        const favourite = listings.some(({ ID }) => favouriteIds.includes(ID));
        button.classList.toggle('favourite', favourite);
        button.ariaLabel = nameOf(mark, this.naming, favourite);
      }
      button.classList.toggle(
        'lit',
        listings.some(({ ID }) => ID === this.highlighted),
      );
      button.setAttribute('aria-pressed', String(this.chosen.has(mark.key)));
      if (mark.kind === 'cluster' || this.pins) button.removeAttribute('aria-pressed');
    }
  }
}

function listingsOf(mark: Mark): MapListing[] {
  return mark.kind === 'listing' ? [mark.listing] : mark.kind === 'group' ? mark.listings : [];
}

/** Leaflet positions icons; ours are buttons, which are natively focusable. */
class ButtonIcon extends L.Icon<L.BaseIconOptions> {
  constructor(private readonly button: HTMLButtonElement) {
    super({});
  }

  override createIcon(): HTMLElement {
    return this.button;
  }

  override createShadow(): HTMLElement {
    return document.createElement('i');
  }
}
