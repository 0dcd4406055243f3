import * as L from 'leaflet';
import { cities } from './cities.ts';
import countries from './countries.json';
import { PlaceNames, type NamedPlace } from './place-names.ts';
import { rivers } from './rivers.ts';
import type { FrameSettings } from './settings.ts';

const precision = 1000;
/** Rivers are drawn as lines between towns: at closer zooms they would cross gardens. */
const riverZoom = 11.5;

/** Draws land, borders, rivers and names from our own data; tiles cover it once they load (`tiles.ts`). */
export function addBaseMap(map: L.Map, { language, places, texts }: FrameSettings): PlaceNames {
  // A wide margin, so that land is drawn before a drag ends.
  pane(map, 'land', 150);
  const renderer = L.svg({ pane: 'land', padding: 1 });
  for (const { own, rings } of countries) {
    const corners = rings.map((steps) => positions(steps));
    L.polygon(
      corners.map((ring) => [ring]),
      {
        renderer,
        pane: 'land',
        interactive: false,
        className: own ? 'land own' : 'land',
        weight: 1,
        smoothFactor: 0.5,
      },
    ).addTo(map);
  }
  const water = L.layerGroup(
    rivers.map((course) =>
      L.polyline(rounded(course), { renderer, pane: 'land', interactive: false, className: 'river', weight: 2 }),
    ),
  );
  const showRivers = () => (map.getZoom() <= riverZoom ? water.addTo(map) : water.remove());
  map.on('zoomend', showRivers);
  showRivers();

  const attribution = L.control.attribution({ prefix: false, position: 'bottomright' }).addTo(map);
  attribution.addAttribution(texts.source);
  return new PlaceNames(map, namedPlaces(language, places));
}

function pane(map: L.Map, name: string, zIndex: number): void {
  map.createPane(name).style.zIndex = String(zIndex);
}

/** Decodes deltas (longitude, latitude) in thousandths of a degree. */
function positions(steps: readonly number[]): L.LatLngTuple[] {
  const points: L.LatLngTuple[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([y / precision, x / precision]);
  }
  return points;
}

/** Smooths a line (Chaikin's algorithm, twice). */
function rounded(course: readonly L.LatLngTuple[], times = 2): L.LatLngTuple[] {
  if (times === 0) return [...course];
  const cut = course.flatMap((point, index): L.LatLngTuple[] => {
    const next = course[index + 1];
    if (next === undefined) return [point];
    const between = (part: number): L.LatLngTuple => [
      point[0] + (next[0] - point[0]) * part,
      point[1] + (next[1] - point[1]) * part,
    ];
    return index === 0 ? [point, between(0.75)] : [between(0.25), between(0.75)];
  });
  return rounded(cut, times - 1);
}

/** Towns first, by size, then the agency's municipalities by number of listings. */
function namedPlaces(language: FrameSettings['language'], places: FrameSettings['places']): NamedPlace[] {
  const towns = cities.map(({ latitude, longitude, size, name, abroad }) => ({
    position: L.latLng(latitude, longitude),
    name: typeof name === 'string' ? name : name[language],
    rank: size >= 100 ? 1 : size >= 40 ? 2 : 3,
    abroad,
  }));
  const known = new Set(towns.map(({ name }) => name.toLowerCase()));
  const others = places
    .filter(([, , name]) => !known.has(name.toLowerCase()))
    .map(([latitude, longitude, name, count], index) => ({
      position: L.latLng(latitude, longitude),
      name,
      rank: count > 3 && index < 80 ? 3 : 4,
    }));
  // Foreign towns last: they are only for orientation.
  return [...towns, ...others].sort(
    (a, b) => Number('abroad' in a && a.abroad) - Number('abroad' in b && b.abroad) || a.rank - b.rank,
  );
}
