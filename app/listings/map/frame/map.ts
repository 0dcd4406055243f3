import * as L from 'leaflet';
import type { Box } from '../../domain/criteria.ts';
import type { FrameTexts } from '../frame-texts.ts';
import { drawnLand } from './drawn-land.ts';
import type { MapMessage } from '../message.ts';

/** Belgium and Luxembourg. */
const home = L.latLngBounds([49.45, 2.5], [51.55, 6.45]);
/** Maximum zoom when fitting to results: a single house is shown with its street. */
const closest = 14;
/** Zoom for a municipality's centre: shows the town. */
const around = 13;
/** The drawn map has no streets: this zoom shows a property among its surrounding towns and rivers. */
const withoutStreets = 10.5;
/** Beyond this zoom the drawn map is empty: it has nothing within towns. */
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

/** Limits the minimum zoom so that the view never exceeds the drawn land. */
function stayOnLand(map: L.Map): void {
  map.setMinZoom(farthest);
  map.setMinZoom(map.getBoundsZoom(land, true));
}

/** Allows closer zooms, once there are streets. */
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

/** Fits the map to the message's box or area, otherwise to its listings. */
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
