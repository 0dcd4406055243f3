import type { Coordinates, Listing } from '../domain/entity.ts';
import type { MapContent } from '../map/message.ts';
import { formatNumber } from '../domain/rules/number.ts';

export interface PlaceView {
  city: string;
  coordinates: Coordinates | null;
  /** The map's data; null without coordinates. */
  onMap: MapContent | null;
  /** An external map, of the address or of the municipality's centre; null without either. */
  mapUrl: string | null;
  /** The address on Google Maps and Street View; only for a published address. */
  googleMapsUrl: string | null;
  streetViewUrl: string | null;
  /** Mobiscore, 0 to 10. */
  mobility: { value: number; text: string } | null;
}

export function placeView(
  { coordinates, detail }: { coordinates: Coordinates | null; detail: Pick<Listing['detail'], 'mobilityScore'> },
  city: string,
  onMap: MapContent | null,
  language: string,
): PlaceView {
  const score = detail.mobilityScore;
  const published = coordinates === null || coordinates.approximate ? null : coordinates;
  return {
    city,
    coordinates,
    onMap,
    mapUrl: coordinates && mapUrl(coordinates),
    googleMapsUrl: published && googleMapsUrl(published),
    streetViewUrl: published && streetViewUrl(published),
    mobility:
      score === null || score < 0 || score > 10 ? null : { value: score, text: formatNumber(score, { language }) },
  };
}

function mapUrl({ latitude, longitude, approximate }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(approximate ? 3 : 5), longitude.toFixed(approximate ? 3 : 5)];
  const marker = approximate ? '' : `?mlat=${lat}&mlon=${lon}`;
  return `https://www.openstreetmap.org/${marker}#map=${approximate ? 13 : 17}/${lat}/${lon}`;
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
function googleMapsUrl({ latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude.toFixed(5)},${longitude.toFixed(5)}` });
  return `https://www.google.com/maps/search/?${query}`;
}

/** https://developers.google.com/maps/documentation/urls/get-started#street-view-action */
function streetViewUrl({ latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
  });
  return `https://www.google.com/maps/@?${query}`;
}
