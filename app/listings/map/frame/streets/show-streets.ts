import type * as L from 'leaflet';
import type { Language } from '../../../../i18n/languages.ts';
import type { PlaceNames } from '../place-names.ts';
import { StreetLayer } from './street-layer.ts';
import { StreetNames } from './street-names.ts';
import { readPalette } from './street-style.ts';
import { TileReader } from './tile-reader.ts';

interface Options {
  /** Path of the archive. */
  address: string;
  language: Language;
  /** Names of the drawn map, shown at small zooms and where the archive cannot be read. */
  names: PlaceNames;
}

/** At smaller zooms the drawn map is more informative: it names towns by the agency's listings. */
const fromZoom = 9;
const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>';

/** Adds the archive's streets on top of the drawn map. Only loaded if the site has an archive. */
export function showStreets(map: L.Map, { address, language, names }: Options): StreetNames {
  let palette = readPalette();
  const layer = new StreetLayer(new TileReader(address, language), () => palette, {
    minZoom: fromZoom,
    maxZoom: 19,
    attribution,
  });
  /** Empty at small zooms, outside the archive's area, and if it cannot be read. */
  const tiles = () => (map.getZoom() >= fromZoom ? layer.tiles() : []);
  const streetNames = new StreetNames(map, tiles, () => palette);
  const chooseNames = () => {
    if (tiles().length > 0) names.hide();
    else names.show();
    streetNames.drawSoon();
  };
  layer.on('tileload tileerror load', chooseNames);
  map.on('moveend', chooseNames);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    palette = readPalette();
    layer.drawAgain();
    streetNames.drawSoon();
  });
  layer.addTo(map);
  return streetNames;
}
