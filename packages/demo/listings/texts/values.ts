import type { Language } from '~/i18n/languages.ts';
import type { Facts, Orientation } from '../property/facts.ts';
import { variantNames } from './names.ts';
import { forEachLanguage, languageIndex } from './languages.ts';
import { nearSight, placeWords, sightOf, withSmallArticle } from './place-words.ts';

const counts: Record<Language, readonly string[]> = {
  nl: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
};

const ordinals: Record<Language, readonly string[]> = {
  nl: ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende'],
  fr: [
    '',
    'premier',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
  ],
  en: ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  de: ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten', 'zehnten'],
};

const directions: Record<Orientation, readonly [string, string, string, string]> = {
  south: ['op het zuiden', 'au sud', 'south', 'nach Süden'],
  'south-west': ['op het zuidwesten', 'au sud-ouest', 'south-west', 'nach Südwesten'],
  west: ['op het westen', 'à l’ouest', 'west', 'nach Westen'],
  'south-east': ['op het zuidoosten', 'au sud-est', 'south-east', 'nach Südosten'],
  east: ['op het oosten', 'à l’est', 'east', 'nach Osten'],
  north: ['op het noorden', 'au nord', 'north', 'nach Norden'],
};

const floorPhrases: Record<Language, { ground: string; up: (ordinal: string) => string }> = {
  nl: { ground: 'op het gelijkvloers', up: (ordinal) => `op de ${ordinal} verdieping` },
  fr: { ground: 'au rez-de-chaussée', up: (ordinal) => `au ${ordinal} étage` },
  en: { ground: 'on the ground floor', up: (ordinal) => `on the ${ordinal} floor` },
  de: { ground: 'im Erdgeschoss', up: (ordinal) => `im ${ordinal} Stock` },
};

/** Thousands separators; French has a no-break space. */
const thousands: Record<Language, string> = { nl: '.', fr: '\u00a0', en: ',', de: '.' };

/** The values of the texts' `{placeholders}` in each language; null where the listing has none. */
export type Values = Record<Language, Record<string, string | null>>;

export function valuesOf(facts: Facts): Values {
  return forEachLanguage((language) => valuesIn(facts, language));
}

function valuesIn(facts: Facts, language: Language): Record<string, string | null> {
  const { place, variant, living, ground, garden, terrace, energy } = facts;
  const number = (value: number) => grouped(value, thousands[language]);
  const word = (value: number) => counts[language][value] ?? number(value);
  const amount = (value: number) => (value > 0 ? number(value) : null);
  const index = languageIndex(language);
  const { name, noun } = variantNames[variant.key];
  const type = (noun ?? name)[index];
  const sight = sightOf(facts)?.names[language] ?? null;
  return {
    ...placeWords(place.names[language], language),
    Type: type,
    type: language === 'de' ? type : type.charAt(0).toLowerCase() + type.slice(1),
    living: amount(living),
    ground: amount(ground),
    garden: amount(garden),
    terrace: amount(terrace),
    beds: facts.bedrooms > 0 ? word(facts.bedrooms) : null,
    units: facts.units > 0 ? word(facts.units) : null,
    Units: facts.units > 0 ? capitalised(word(facts.units)) : null,
    garages: word(facts.garages),
    parkings: word(facts.parkings),
    built: facts.built > 0 ? String(facts.built) : null,
    renovated: facts.renovated === null ? null : String(facts.renovated),
    floors: word(facts.floors),
    onFloor: facts.floor === null ? null : floorPhrase(facts.floor, language),
    facing: facts.orientation === null ? null : directions[facts.orientation][index],
    Sight: sight,
    sight: sight === null ? null : withSmallArticle(sight),
    ofSight: sight === null ? null : nearSight(sight, language),
    ...minutesOf(facts.index),
    epc: energy === null ? null : number(energy),
  };
}

/** Minutes to the sight, the station, the sea and the main road; the same in each language. */
function minutesOf(index: number) {
  return {
    min: String(4 + ((index * 7) % 11)),
    walk: String(6 + ((index * 5) % 12)),
    bike: String(4 + ((index * 3) % 6)),
    sea: String(3 + ((index * 11) % 12)),
    road: String(5 + ((index * 13) % 9)),
  };
}

function floorPhrase(floor: number, language: Language): string {
  const { ground, up } = floorPhrases[language];
  return floor === 0 ? ground : up(ordinals[language][floor] ?? `${floor}.`);
}

function grouped(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
