import type { Language } from '../../../i18n/languages.ts';

/** A town that the map labels whether or not the agency has listings there. */
export interface City {
  latitude: number;
  longitude: number;
  /** Inhabitants in thousands; larger towns are labelled first. */
  size: number;
  /** Outside of Belgium and Luxembourg. */
  abroad: boolean;
  /** In Dutch, French, German and English; a single name if all are the same. */
  name: string | Record<Language, string>;
}

const city = (latitude: number, longitude: number, size: number, name: City['name']): City => ({
  latitude,
  longitude,
  size,
  abroad: false,
  name,
});

/** The largest towns of Belgium and Luxembourg, and foreign ones nearby, for orientation. */
export const cities: readonly City[] = [
  city(50.847, 4.352, 1200, { nl: 'Brussel', fr: 'Bruxelles', de: 'Brüssel', en: 'Brussels' }),
  city(51.221, 4.401, 530, { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen', en: 'Antwerp' }),
  city(51.054, 3.725, 265, { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' }),
  city(50.411, 4.444, 202, 'Charleroi'),
  city(50.641, 5.572, 197, { nl: 'Luik', fr: 'Liège', de: 'Lüttich', en: 'Liège' }),
  city(49.611, 6.131, 190, { nl: 'Luxemburg', fr: 'Luxembourg', de: 'Luxemburg', en: 'Luxembourg' }),
  city(51.209, 3.224, 118, { nl: 'Brugge', fr: 'Bruges', de: 'Brügge', en: 'Bruges' }),
  city(50.465, 4.865, 111, { nl: 'Namen', fr: 'Namur', de: 'Namur', en: 'Namur' }),
  city(50.879, 4.701, 101, { nl: 'Leuven', fr: 'Louvain', de: 'Löwen', en: 'Leuven' }),
  city(50.454, 3.952, 95, { nl: 'Bergen', fr: 'Mons', de: 'Mons', en: 'Mons' }),
  city(51.026, 4.478, 86, { nl: 'Mechelen', fr: 'Malines', de: 'Mecheln', en: 'Mechelen' }),
  city(50.938, 4.039, 87, { nl: 'Aalst', fr: 'Alost', de: 'Aalst', en: 'Aalst' }),
  city(50.931, 5.338, 79, 'Hasselt'),
  city(50.828, 3.265, 77, { nl: 'Kortrijk', fr: 'Courtrai', de: 'Kortrijk', en: 'Kortrijk' }),
  city(51.165, 4.143, 78, { nl: 'Sint-Niklaas', fr: 'Saint-Nicolas', de: 'Sint-Niklaas', en: 'Sint-Niklaas' }),
  city(51.226, 2.919, 71, { nl: 'Oostende', fr: 'Ostende', de: 'Ostende', en: 'Ostend' }),
  city(50.606, 3.388, 69, { nl: 'Doornik', fr: 'Tournai', de: 'Tournai', en: 'Tournai' }),
  city(50.965, 5.501, 66, 'Genk'),
  city(50.945, 3.127, 63, { nl: 'Roeselare', fr: 'Roulers', de: 'Roeselare', en: 'Roeselare' }),
  city(50.59, 5.866, 55, 'Verviers'),
  city(51.323, 4.949, 46, 'Turnhout'),
  city(50.717, 4.398, 31, { nl: 'Waterloo', fr: 'Waterloo', de: 'Waterloo', en: 'Waterloo' }),
  city(50.717, 4.612, 35, { nl: 'Waver', fr: 'Wavre', de: 'Wavre', en: 'Wavre' }),
  city(49.684, 5.816, 30, { nl: 'Aarlen', fr: 'Arlon', de: 'Arel', en: 'Arlon' }),
  city(50.001, 5.715, 16, { nl: 'Bastenaken', fr: 'Bastogne', de: 'Bastnach', en: 'Bastogne' }),
  city(50.26, 4.912, 14, 'Dinant'),
  city(50.63, 6.036, 20, 'Eupen'),
  city(49.496, 5.981, 36, {
    nl: 'Esch-sur-Alzette',
    fr: 'Esch-sur-Alzette',
    de: 'Esch an der Alzette',
    en: 'Esch-sur-Alzette',
  }),
  city(49.848, 6.102, 10, { nl: 'Ettelbruck', fr: 'Ettelbruck', de: 'Ettelbrück', en: 'Ettelbruck' }),
  ...[
    city(50.629, 3.057, 235, { nl: 'Rijsel', fr: 'Lille', de: 'Lille', en: 'Lille' }),
    city(50.851, 5.691, 122, 'Maastricht'),
    city(50.776, 6.084, 250, { nl: 'Aken', fr: 'Aix-la-Chapelle', de: 'Aachen', en: 'Aachen' }),
    city(49.757, 6.641, 112, { nl: 'Trier', fr: 'Trèves', de: 'Trier', en: 'Trier' }),
    city(51.441, 5.478, 240, 'Eindhoven'),
    city(51.588, 4.776, 185, 'Breda'),
    city(51.924, 4.478, 660, 'Rotterdam'),
    city(50.938, 6.96, 1080, { nl: 'Keulen', fr: 'Cologne', de: 'Köln', en: 'Cologne' }),
    city(49.258, 4.032, 180, 'Reims'),
    city(49.12, 6.176, 120, 'Metz'),
    city(49.894, 2.296, 134, 'Amiens'),
  ].map((each) => ({ ...each, abroad: true })),
];
