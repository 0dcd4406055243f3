/** Entry point of the map frame: shows what its page sends and reports what the visitor does (docs/maps.md). */
import 'leaflet/dist/leaflet.css';
import './frame.css';
import { AreaDrawing } from './area-drawing.ts';
import { addBaseMap } from './base-map.ts';
import { ChosenCards } from './chosen-cards.ts';
import { Controls } from './controls.ts';
import { Gestures } from './gestures.ts';
import { comeCloser, makeMap, lookAt, viewOf } from './map.ts';
import { Markers } from './markers.ts';
import { listenToPage, isPhone, postToPage } from './page.ts';
import { readSettings } from './settings.ts';
import { addStreets } from './streets.ts';
import { addTiles, hasStreets } from './tiles.ts';
import type { MapMessage } from '../message.ts';

const settings = readSettings();
const { texts, language } = settings;
const map = makeMap(texts, hasStreets(settings));
const gestures = new Gestures(map, texts);
const names = addBaseMap(map, settings);
const streets = addStreets(map, names, settings);
/** The message that the map was last fitted to. */
let shown: MapMessage | null = null;
addTiles(map, names, settings, () => {
  comeCloser(map);
  if (shown !== null && !byVisitor) lookAt(map, shown, true);
});

const chosen = new ChosenCards({ language, texts, closed: () => markers.choose(null) });
const markers = new Markers(map, texts, {
  chosen: (ids) => void chosen.show(ids),
  pointed: (id) => postToPage({ type: 'pointed', id }),
  drawn: (marks) => {
    names.avoid(marks);
    streets.avoid(marks);
  },
});
const controls = new Controls(map, texts, {
  draw: () => drawing.start(),
  finish: () => drawing.finish(),
  cancel: () => drawing.stop(),
  clear: () => postToPage({ type: 'drawn', area: null }),
  searchHere: () => postToPage({ type: 'moved', ...viewOf(map), search: true }),
});
const drawing = new AreaDrawing(map, {
  changed: (corners) => controls.showDrawing(corners),
  drawn: (area) => postToPage({ type: 'drawn', area }),
});

/** True if the visitor moved the map; other moves do not trigger a search. */
let byVisitor = false;
let area: MapMessage['messageInfo']['area'] = null;
for (const event of ['dragstart', 'keydown', 'wheel', 'pointerdown'] as const) {
  map.getContainer().addEventListener(event, () => (byVisitor = true), { passive: true });
}
map.on('zoomstart dragstart', () => chosen.hideOnPhones());

let settled: ReturnType<typeof setTimeout> | undefined;
map.on('moveend', () => {
  clearTimeout(settled);
  settled = setTimeout(() => {
    const search = byVisitor && area === null && !drawing.active && controls.follows;
    postToPage({ type: 'moved', ...viewOf(map), search });
    if (byVisitor && area === null && !drawing.active) controls.moved();
  }, 250);
});

listenToPage((message) => {
  if ('highlight' in message) {
    markers.highlight(message.highlight);
    return;
  }
  const { messageInfo, mapType } = message;
  const { fit, notShown } = messageInfo;
  area = messageInfo.area;
  if (fit) {
    byVisitor = false;
    shown = message;
    lookAt(map, message, hasStreets(settings));
  }
  if (mapType === 'detail') gestures.leaveOneFingerToPage();
  drawing.show(area);
  markers.show(message);
  controls.show({ tools: mapType === 'list', area: area !== null, notShown });
  document.documentElement.dataset.type = mapType;
  document.documentElement.dataset.shown = String(message.propsList.length);
});
const layOut = () => document.documentElement.classList.toggle('phone', isPhone());
window.addEventListener('resize', layOut);
layOut();
postToPage({ type: 'ready' });
