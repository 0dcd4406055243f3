import { parseOmnicasa } from '../feeds/omnicasa.ts';
import type { Feed } from '../domain/feed.ts';

/** Feeds for the store's tests: a few properties around Gent, Aalst and Liège, changed as a test needs. */
const cities = [
  { Name: 'Gent', Zip: '9000', Latitude: 51.05, Longitude: 3.72, Translations: [{ language: 'fr', Name: 'Gand' }] },
  { Name: 'Aalst', Zip: '9300', Latitude: 50.94, Longitude: 4.04, Translations: [{ language: 'fr', Name: 'Alost' }] },
  { Name: 'Luik', Zip: '4000', Latitude: 50.63, Longitude: 5.57, Translations: [{ language: 'fr', Name: 'Liège' }] },
].map((city) => ({ ...city, CountryID: 10, CountryName: 'België', language: 'nl' }));

const types = [
  { ID: 1, WebID: 1, Name: 'Huis', ShowOrder: 2, Sale: 1, Rent: 1, language: 'nl' },
  { ID: 2, WebID: 2, Name: 'Appartement', ShowOrder: 1, Sale: 1, Rent: 1, language: 'nl' },
];

export interface PropertyChange {
  ID: number | string;
  [field: string]: unknown;
}

export function property(change: PropertyChange) {
  return {
    Goal: 0,
    RecordFile: `G-${change.ID}`,
    Street: 'Kerkstraat',
    HouseNumber: '12',
    Zip: '9000',
    City: 'Gent',
    CountryID: 10,
    CountryName: 'België',
    Latitude: 51.0612,
    Longitude: 3.7345,
    WebID: 1,
    TypeDescription: 'Huis',
    Title: `Woning ${change.ID}`,
    PublishPrice: 1,
    Price: 300_000,
    PublishAddress: 1,
    OnlineDate: '2026-10-01',
    ModifiedDate: '2026-10-02T08:00:00Z',
    language: 'nl',
    ...change,
  };
}

export function feed(properties: readonly unknown[], rest: Record<string, unknown> = {}): Feed {
  return parseOmnicasa({ Complete: 1, CityList: cities, PropertyTypeList: types, PropertyList: properties, ...rest });
}
