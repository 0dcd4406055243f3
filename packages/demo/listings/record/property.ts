import { goalCodes, startingFromPriceUnit } from '~/listings/domain/codes.ts';
import { dayBefore } from '../days.ts';
import { isBuilding, type Facts } from '../property/facts.ts';
import { webIdOf } from '../property/variants.ts';
import { randomFor } from '../random.ts';
import { languageIndex } from '../texts/languages.ts';
import { typeNames, variantNames } from '../texts/names.ts';
import type { Writer } from '../texts/writer.ts';
import { wordIn, type WordKey } from '../words/index.ts';
import { agentFor } from './agents.ts';
import { amountsOf } from './amounts.ts';
import { energyFields, inspectionFields } from './certificates.ts';
import { flagsOf } from './flags.ts';
import { inLanguages } from './in-languages.ts';
import { measuresOf } from './measures.ts';
import { documentsOf, mediaOf } from './media.ts';
import { floodScore, phrasesOf } from './phrases.ts';
import { picturesOf, plansOf, sizesOf } from './pictures.ts';

/** The day and seed of an export. */
export interface Export {
  today: string;
  seed: number;
}

const labelWords: Record<NonNullable<Facts['state']['label']>, WordKey> = {
  new: 'marqueeNew',
  sold: 'marqueeSold',
  rented: 'marqueeRented',
  option: 'marqueeOption',
  offer: 'marqueeOffer',
  exclusive: 'marqueeExclusive',
};

/** A property in the CRM's format (requirements 3.1), as the listings feed parses it. */
export function property(facts: Facts, writer: Writer, { today, seed }: Export) {
  const { id, goal, variant, place, state } = facts;
  const random = randomFor(seed, 'record', id);
  const pictures = picturesOf(facts, randomFor(seed, 'pictures', id));
  const amounts = amountsOf(facts, random, today);
  return {
    ID: id,
    Goal: goalCodes[goal],
    RecordFile: `G-${String(Number(id) - 3000).padStart(4, '0')}`,
    UniqueCode: `UC-${id}`,
    Street: facts.street,
    HouseNumber: facts.houseNumber,
    BoxNr: facts.box ?? '',
    Zip: place.zip,
    CountryID: place.countryId,
    Latitude: String(facts.latitude),
    Longitude: String(facts.longitude),
    WebID: webIdOf(variant.type),
    WebIDs: webIds(facts),
    Marquee: state.code,
    PublishAddress: Number(facts.publishAddress),
    PublishPrice: Number(facts.publishPrice),
    // CRMs write amounts as numbers or as text.
    Price: random.chance(0.25) ? `${facts.price},00` : facts.price,
    PriceUnit: startsFrom(facts) ? startingFromPriceUnit : undefined,
    ...onlineDates(facts, today, random.next()),
    ...energyFields(facts, random, today),
    ...inspectionFields(facts),
    ...measuresOf(facts, random),
    ...flagsOf(facts, random),
    ...amounts,
    ...waterAndAsbestos(facts, today),
    ...sizesOf(pictures),
    PictureItems: pictures,
    PlanItems: plansOf(facts, random),
    DocumentItems: documentsOf(facts, random),
    ...mediaOf(facts, random, today),
    ManagerItem: random.chance(0.04) ? undefined : agentFor(facts.region, workOf(facts), random),
    ...textsOf(facts, writer, amounts.AvailableFrom !== undefined, seed),
  };
}

function textsOf(facts: Facts, writer: Writer, hasDay: boolean, seed: number) {
  const { variant, place, state, goal } = facts;
  const { title, description } = writer.write(facts);
  const phrases = phrasesOf(facts, randomFor(seed, 'phrases', facts.id));
  // A known date is more precise than "at once".
  if (hasDay) phrases['Availability'] = null;
  return inLanguages((language) => ({
    City: place.names[language],
    CountryName: wordIn(language, place.countryId === 50 ? 'luxembourg' : 'belgium'),
    Title: title[language],
    Description: description[language] ?? undefined,
    TypeDescription: variantNames[variant.key].name[languageIndex(language)],
    MainTypeName: typeNames[variant.type][languageIndex(language)],
    MarqueeName: wordIn(language, state.label && labelWords[state.label]),
    PriceUnitText: wordIn(language, startsFrom(facts) ? 'startingFrom' : goal === 'rent' ? 'perMonth' : null),
    ...Object.fromEntries(Object.entries(phrases).map(([field, key]) => [field, wordIn(language, key)])),
  }));
}

/** The online date, and a change date between it and today. CRMs write dates in several formats. */
function onlineDates({ state }: Facts, today: string, chance: number) {
  const online = dayBefore(today, state.daysOnline);
  const changed = dayBefore(today, Math.floor(state.daysOnline * chance));
  return {
    OnlineDate: chance < 0.15 ? `/Date(${Date.parse(`${online}T10:00:00Z`)}+0100)/` : online,
    ModifiedDate: `${changed}T0${6 + Math.floor(chance * 3)}:30:00Z`,
  };
}

/** Facts that Flemish adverts must contain. */
function waterAndAsbestos(facts: Facts, today: string) {
  if (facts.region !== 'flanders') return {};
  const building = isBuilding(facts);
  const plot = floodScore(facts);
  return {
    FloodPScore: plot,
    // The building stands higher than the lowest corner of its plot.
    FloodGScore: building ? ({ A: 'A', B: 'A', C: 'B', D: 'C' } as const)[plot] : undefined,
    AsbestosDate:
      building && facts.built < 2001 && facts.variant.type !== 'garage'
        ? dayBefore(today, 30 + ((facts.index * 37) % 900))
        : undefined,
  };
}

/** Some land and new buildings are offered at "from" prices. */
function startsFrom({ goal, variant, condition, index }: Facts): boolean {
  const several =
    variant.type === 'plot' || variant.type === 'offices' || (variant.key === 'new-flat' && condition === 'new');
  return goal === 'sale' && several && index % 6 === 1;
}

/** Some belong to two types: an income property is also a house, a shop may be an office. */
function webIds({ variant, index }: Facts): string {
  const own = webIdOf(variant.type);
  if (variant.type === 'income-property') return `${own},${webIdOf('house')}`;
  if (variant.key === 'shop' && index % 3 === 0) return `${own},${webIdOf('offices')}`;
  if (variant.key === 'workshop') return `${own},${webIdOf('commercial')}`;
  return String(own);
}

function workOf({ goal, variant }: Facts) {
  return ['commercial', 'industrial', 'offices'].includes(variant.type) ? 'business' : goal;
}
