import type { Language } from '~/i18n/languages.ts';

type Names = Record<Language, string> & {
  /** Other names that CRMs use, in any language; lower case, whole words. */
  also?: readonly string[];
};

/**
 * Subjects of pictures, in matching order: a back before a front ("façade arrière"), a child's room before a bedroom.
 */
const subjects: readonly Names[] = [
  {
    nl: 'Tuinzijde',
    fr: 'Côté jardin',
    en: 'Garden side',
    de: 'Gartenseite',
    also: ['achtergevel', 'façade arrière', 'arrière', 'rückseite'],
  },
  {
    nl: 'Voorgevel',
    fr: 'Façade avant',
    en: 'Front',
    de: 'Vorderansicht',
    also: ['gevel', 'façade', 'facade', 'fassade'],
  },
  { nl: 'Luchtfoto', fr: 'Vue aérienne', en: 'Aerial view', de: 'Luftbild', also: ['drone'] },
  {
    nl: 'Straatbeeld',
    fr: 'Vue de la rue',
    en: 'View of the street',
    de: 'Straßenansicht',
    also: ['straat', 'rue', 'street'],
  },
  {
    nl: 'Inkomhal',
    fr: 'Hall d’entrée',
    en: 'Entrance hall',
    de: 'Eingangsbereich',
    also: ['inkom', 'entrée', 'entrance', 'hal', 'hall', 'diele', 'flur'],
  },
  { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' },
  { nl: 'Eetplaats', fr: 'Salle à manger', en: 'Dining room', de: 'Esszimmer', also: ['eetkamer', 'eethoek'] },
  {
    nl: 'Leefruimte',
    fr: 'Séjour',
    en: 'Living room',
    de: 'Wohnzimmer',
    also: ['woonkamer', 'living', 'salon', 'zithoek', 'living space'],
  },
  { nl: 'Kinderkamer', fr: 'Chambre d’enfant', en: 'Children’s room', de: 'Kinderzimmer' },
  { nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' },
  { nl: 'Douchekamer', fr: 'Salle de douche', en: 'Shower room', de: 'Duschbad', also: ['douche', 'shower'] },
  { nl: 'Badkamer', fr: 'Salle de bain', en: 'Bathroom', de: 'Badezimmer', also: ['salle de bains', 'bad'] },
  { nl: 'Bureau', fr: 'Bureau', en: 'Study', de: 'Arbeitszimmer', also: ['kantoor', 'office', 'büro'] },
  { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse', also: ['balkon', 'balcon', 'balcony'] },
  { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' },
  { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
  { nl: 'Zolder', fr: 'Grenier', en: 'Attic', de: 'Dachboden', also: ['combles', 'loft space'] },
  { nl: 'Kelder', fr: 'Cave', en: 'Cellar', de: 'Keller' },
];

const patterns = subjects.map((names) => {
  const { also = [], ...own } = names;
  const words = [...Object.values(own), ...also].map((word) => comparable(word));
  return { names, pattern: new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')})(?=$|[^\\p{L}])`, 'iu') };
});

/**
 * The alt text of a listing's picture: its subject and the listing's title, "Keuken – Loft aan de Leie". The subject is
 * recognized from the CRM's name, which is in the agent's language, and translated. If it is unknown, the picture's
 * number is used.
 *
 * @param position from 1
 */
export function pictureAlt(name: string, title: string, position: number, language: Language): string {
  const said = comparable(name);
  const known = patterns.find(({ pattern }) => pattern.test(said));
  return known ? `${known.names[language]} – ${title}` : `${title} – ${position}`;
}

function comparable(text: string): string {
  return text.replaceAll('’', "'").normalize('NFC').toLowerCase();
}
