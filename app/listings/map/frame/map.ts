import * as L from 'leaflet';
import type { Box } from '../../domain/criteria.ts';
import type { FrameTexts } from '../frame-texts.ts';
import { drawnLand } from './drawn-land.ts';
import type { MapMessage } from '../message.ts';

/** Belgium and Luxembourg. */
const home = L.latLngBounds([49.45, 2.5], [51.55, 6.45]);
/** One house is not shown closer than its street. */
const closest = 14;
/** Around a municipality's centre: its town. */
const around = 13;
/** The drawn map has no streets: it shows a property among the towns and rivers around it. */
const withoutStreets = 10.5;
/** Closer than this the drawn map is an empty sheet: it names towns and knows nothing within them. */
const closestWithoutStreets = 12;
const closestWithStreets = 19;
const farthest = 6;
const land = L.latLngBounds([drawnLand.south, drawnLand.west], [drawnLand.north, drawnLand.east]);

export function makeMap(texts: FrameTexts, streets: boolean): L.Map {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map('map', {
    zoomControl: false,
    attributionControl: false,
    minZoom: farthest,
    maxZoom: streets ? closestWithStreets : closestWithoutStreets,
    maxBounds: land,
    maxBoundsViscosity: 1,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
    zoomSnap: 0.5,
    keyboardPanDelta: 120,
  });
  map.getContainer().setAttribute('role', 'region');
  map.getContainer().setAttribute('aria-label', texts.region);
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  map.on('resize', () => stayOnLand(map));
  stayOnLand(map);
  map.fitBounds(home);
  return map;
}

/** Never so far away that the view is larger than the land that is drawn. */
function stayOnLand(map: L.Map): void {
  map.setMinZoom(farthest);
  map.setMinZoom(map.getBoundsZoom(land, true));
}

/** With streets there is more to see from nearby. */
export function comeCloser(map: L.Map): void {
  map.setMaxZoom(closestWithStreets);
}

export function viewOf(map: L.Map): { box: Box; zoom: number } {
  const bounds = map.getBounds();
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return {
    box: {
      south: rounded(bounds.getSouth()),
      west: rounded(bounds.getWest()),
      north: rounded(bounds.getNorth()),
      east: rounded(bounds.getEast()),
    },
    zoom: map.getZoom(),
  };
}

/** Moves the map to the box or the area of the message, else to what it shows. */
export function lookAt(map: L.Map, { messageInfo, propsList, mapType }: MapMessage, streets: boolean): void {
  const { box, area } = messageInfo;
  if (box !== null) {
    map.fitBounds(L.latLngBounds([box.south, box.west], [box.north, box.east]), { animate: false });
    return;
  }
  const points = area?.map(({ latitude, longitude }) => L.latLng(latitude, longitude)) ?? [];
  const shown = propsList.map(({ Latitude, Longitude }) => L.latLng(Latitude, Longitude));
  const [only] = propsList;
  if (mapType === 'detail' && only) {
    const approximate = 'Approximate' in only && only.Approximate;
    const zoom = !streets ? withoutStreets : approximate ? around : 15;
    map.setView([only.Latitude, only.Longitude], zoom, { animate: false });
    return;
  }
  const bounds = points.length > 0 ? L.latLngBounds(points) : shown.length > 0 ? L.latLngBounds(shown) : home;
  map.fitBounds(bounds, { maxZoom: closest, padding: [48, 48], animate: false });
}
