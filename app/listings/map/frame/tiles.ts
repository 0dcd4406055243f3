import * as L from 'leaflet';
import type { PlaceNames } from './place-names.ts';
import type { FrameSettings } from './settings.ts';

/**
 * Set in this tab once the visitor has requested a third-party server's streets; listed in `consent/cookie-list.ts`.
 */
const key = 'gevel:map-tiles';

/**
 * Whether streets cover the drawn map: always with an own archive or own tiles; third-party tiles only once requested.
 */
export function hasStreets({ streets, tiles }: Pick<FrameSettings, 'streets' | 'tiles'>): boolean {
  return streets !== null || (tiles !== null && (hostOf(tiles.url) === location.host || wasAsked()));
}

/** Adds tiles with streets. Contacts a third-party server only after the visitor has pressed a button that names it. */
export function addTiles(map: L.Map, names: PlaceNames, settings: FrameSettings, onAdded: () => void): void {
  const { tiles, texts } = settings;
  if (tiles === null) return;
  const add = () => {
    const layer = L.tileLayer(tiles.url, {
      maxZoom: 19,
      maxNativeZoom: tiles.maxZoom,
      attribution: tiles.attribution,
    });
    // The map's own names would duplicate those on the tiles; they return where tiles fail to load.
    layer.on('tileload', () => names.hide());
    layer.on('tileerror', () => names.show());
    layer.addTo(map);
  };
  if (hasStreets(settings)) return add();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool streets';
  button.textContent = texts.streets.replace('{{host}}', hostOf(tiles.url));
  button.title = texts.streetsNote.replaceAll('{{host}}', hostOf(tiles.url));
  button.addEventListener('click', () => {
    remember();
    button.remove();
    add();
    map.getContainer().focus({ preventScroll: true });
    onAdded();
  });
  map.getContainer().before(button);
}

function hostOf(template: string): string {
  // A template's braces are not valid in a URL; `{s}` in the host stands for several servers.
  const url = template.replaceAll('{s}.', '').replace(/[{}]/g, '');
  return URL.canParse(url) ? new URL(url).host : '';
}

function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage, each map asks again.
  }
}
