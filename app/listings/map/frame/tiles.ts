import * as L from 'leaflet';
import type { PlaceNames } from './place-names.ts';
import type { FrameSettings } from './settings.ts';

/** In this tab the visitor has asked for the streets of somebody else's server; listed in `consent/cookie-list.ts`. */
const key = 'gevel:map-tiles';

/** Whether streets lie over the drawn map: an archive of the site's and the agency's own tiles do at once, those of others once the visitor has asked for them. */
export function hasStreets({ streets, tiles }: Pick<FrameSettings, 'streets' | 'tiles'>): boolean {
  return streets !== null || (tiles !== null && (hostOf(tiles.url) === location.host || wasAsked()));
}

/** The server's streets over the drawn map. Nothing is asked of another server before the visitor has pressed the button that names it. */
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
  // The template's braces are no part of an address; a host with `{s}` names one of several servers.
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
    // Without storage each map asks for itself.
  }
}
