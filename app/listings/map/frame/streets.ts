import type * as L from 'leaflet';
import type { PlaceNames } from './place-names.ts';
import type { FrameSettings } from './settings.ts';

interface Streets {
  /** Keeps street names clear of these markers. */
  avoid(marks: readonly L.LatLng[]): void;
}

/** Adds streets from the site's own archive, if it has one. No other server is contacted, so no consent is needed. */
export function addStreets(map: L.Map, names: PlaceNames, { streets: address, language }: FrameSettings): Streets {
  let marks: readonly L.LatLng[] = [];
  let streets: Streets = { avoid: () => undefined };
  if (address !== null)
    import('./streets/show-streets.ts')
      .then(({ showStreets }) => {
        streets = showStreets(map, { address, language, names });
        streets.avoid(marks);
      })
      // On failure the drawn map stays.
      .catch(() => undefined);
  return {
    avoid: (places) => {
      marks = places;
      streets.avoid(places);
    },
  };
}
