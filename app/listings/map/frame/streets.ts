import type * as L from 'leaflet';
import type { PlaceNames } from './place-names.ts';
import type { FrameSettings } from './settings.ts';

interface Streets {
  /** Their names make room for what is drawn at these places. */
  avoid(marks: readonly L.LatLng[]): void;
}

/** Streets of the site's own archive, where it has one: no other server is asked, so nobody has to agree. */
export function addStreets(map: L.Map, names: PlaceNames, { streets: address, language }: FrameSettings): Streets {
  let marks: readonly L.LatLng[] = [];
  let streets: Streets = { avoid: () => undefined };
  if (address !== null)
    import('./streets/show-streets.ts')
      .then(({ showStreets }) => {
        streets = showStreets(map, { address, language, names });
        streets.avoid(marks);
      })
      // The drawn map stays.
      .catch(() => undefined);
  return {
    avoid: (places) => {
      marks = places;
      streets.avoid(places);
    },
  };
}
