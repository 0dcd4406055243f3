import { countryIds } from '~/listings/codes.ts';
import type { Language } from '~/i18n/languages.ts';

export interface DemoMunicipality {
  zip: string;
  names: Record<Language, string>;
  countryId: number;
  /** WGS 84, the town hall or main square. */
  latitude: number;
  longitude: number;
  /** The language its streets are named in. */
  streets: 'nl' | 'fr' | 'de';
  /** Rough price of a flat, euros a m². */
  level: number;
}

type Row = [string, string, string, string, string, number, number, DemoMunicipality['streets'], number];

/** Postcode, names in nl, fr, en, de, latitude, longitude, street language, price level. */
const belgium: Row[] = [
  ['9000', 'Gent', 'Gand', 'Ghent', 'Gent', 51.0543, 3.7174, 'nl', 3600],
  ['1050', 'Elsene', 'Ixelles', 'Ixelles', 'Ixelles', 50.8333, 4.3667, 'fr', 4100],
  ['2000', 'Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen', 51.2194, 4.4025, 'nl', 3200],
  ['5000', 'Namen', 'Namur', 'Namur', 'Namur', 50.4669, 4.8675, 'fr', 2200],
  ['3000', 'Leuven', 'Louvain', 'Leuven', 'Löwen', 50.8798, 4.7005, 'nl', 4000],
  ['8000', 'Brugge', 'Bruges', 'Bruges', 'Brügge', 51.2093, 3.2247, 'nl', 3100],
  ['1180', 'Ukkel', 'Uccle', 'Uccle', 'Uccle', 50.8017, 4.3372, 'fr', 4000],
  ['9300', 'Aalst', 'Alost', 'Aalst', 'Aalst', 50.9378, 4.041, 'nl', 2500],
  ['4000', 'Luik', 'Liège', 'Liège', 'Lüttich', 50.6337, 5.5675, 'fr', 1900],
  ['2800', 'Mechelen', 'Malines', 'Mechelen', 'Mecheln', 51.0257, 4.4776, 'nl', 3200],
  ['1000', 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel', 50.8467, 4.3525, 'fr', 3600],
  ['8300', 'Knokke-Heist', 'Knokke-Heist', 'Knokke-Heist', 'Knokke-Heist', 51.35, 3.287, 'nl', 6500],
  ['1410', 'Waterloo', 'Waterloo', 'Waterloo', 'Waterloo', 50.7147, 4.3991, 'fr', 3300],
  ['8500', 'Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk', 50.8279, 3.2649, 'nl', 2300],
  ['3500', 'Hasselt', 'Hasselt', 'Hasselt', 'Hasselt', 50.9307, 5.3325, 'nl', 2600],
  ['1030', 'Schaarbeek', 'Schaerbeek', 'Schaerbeek', 'Schaerbeek', 50.8676, 4.3737, 'fr', 3200],
  ['7000', 'Bergen', 'Mons', 'Mons', 'Mons', 50.4542, 3.9523, 'fr', 1700],
  ['9100', 'Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas', 51.1651, 4.1431, 'nl', 2500],
  ['8400', 'Oostende', 'Ostende', 'Ostend', 'Ostende', 51.2254, 2.919, 'nl', 2900],
  ['1300', 'Waver', 'Wavre', 'Wavre', 'Wavre', 50.7172, 4.6014, 'fr', 3000],
  ['9800', 'Deinze', 'Deinze', 'Deinze', 'Deinze', 50.9822, 3.5287, 'nl', 2600],
  ['4700', 'Eupen', 'Eupen', 'Eupen', 'Eupen', 50.6279, 6.0363, 'de', 2200],
  ['3080', 'Tervuren', 'Tervuren', 'Tervuren', 'Tervuren', 50.8236, 4.5143, 'nl', 4000],
  ['7500', 'Doornik', 'Tournai', 'Tournai', 'Tournai', 50.6057, 3.3879, 'fr', 1700],
];

const luxembourg: Row[] = [
  ['1611', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg', 49.6116, 6.1319, 'fr', 11000],
  [
    '4010',
    'Esch-sur-Alzette',
    'Esch-sur-Alzette',
    'Esch-sur-Alzette',
    'Esch an der Alzette',
    49.4958,
    5.9806,
    'fr',
    7500,
  ],
  ['8010', 'Strassen', 'Strassen', 'Strassen', 'Strassen', 49.6206, 6.0733, 'fr', 10500],
];

const made =
  (countryId: number) =>
  ([zip, nl, fr, en, de, latitude, longitude, streets, level]: Row): DemoMunicipality => ({
    zip,
    names: { nl, fr, en, de },
    countryId,
    latitude,
    longitude,
    streets,
    level,
  });

export const demoMunicipalities: readonly DemoMunicipality[] = [
  ...belgium.map(made(countryIds.belgium)),
  ...luxembourg.map(made(countryIds.luxembourg)),
];

/** Names that exist in nearly every town, so that no real house is meant. */
export const streetNames: Record<DemoMunicipality['streets'], readonly [string, ...string[]]> = {
  nl: [
    'Kerkstraat',
    'Stationsstraat',
    'Molenstraat',
    'Schoolstraat',
    'Lindelaan',
    'Beukenlaan',
    'Nieuwstraat',
    'Kapelstraat',
  ],
  fr: [
    'Rue de l’Église',
    'Rue de la Gare',
    'Avenue des Tilleuls',
    'Rue du Moulin',
    'Rue des Écoles',
    'Avenue des Hêtres',
    'Rue Neuve',
  ],
  de: ['Kirchstraße', 'Bahnhofstraße', 'Gartenstraße', 'Schulstraße', 'Lindenallee'],
};
