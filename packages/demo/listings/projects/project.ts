import type { Language } from '~/i18n/languages.ts';
import { dayBefore } from '../days.ts';
import { municipalities, regionOfPlace, type DemoMunicipality } from '../places/index.ts';
import { streetNames } from '../places/streets.ts';
import { webIdOf } from '../property/variants.ts';
import { randomFor } from '../random.ts';
import { agentFor } from '../record/agents.ts';
import { inLanguages } from '../record/in-languages.ts';
import { pictureAddress, type Drawn } from '../record/picture-address.ts';
import { plan as floorPlan, type PictureItem } from '../record/pictures.ts';
import type { Export } from '../record/property.ts';
import { roomNames, viewNames } from '../record/shots.ts';
import { languageIndex } from '../texts/languages.ts';
import { placeWords } from '../texts/place-words.ts';
import { wordIn, type WordKey } from '../words/index.ts';
import type { ProjectPlan } from './plan.ts';
import type { Unit } from './units.ts';

/** A project with its place and its homes. */
export interface DrawnProject {
  plan: ProjectPlan;
  place: DemoMunicipality;
  units: readonly Unit[];
  street: string;
  houseNumber: string;
  latitude: number;
  longitude: number;
  /** ISO day of completion. */
  delivery: string;
}

const kinds: Record<ProjectPlan['kind'], Record<Language, string>> = {
  flats: { nl: 'nieuwbouwappartementen', fr: 'appartements neufs', en: 'new-build apartments', de: 'Neubauwohnungen' },
  houses: { nl: 'nieuwbouwwoningen', fr: 'maisons neuves', en: 'new-build houses', de: 'Neubauhäuser' },
};

const deliveries: Record<Language, { done: (year: string) => string; due: (year: string) => string }> = {
  nl: { done: (year) => `Opgeleverd in ${year}`, due: (year) => `Oplevering voorzien in ${year}` },
  fr: { done: (year) => `Livré en ${year}`, due: (year) => `Livraison prévue en ${year}` },
  en: { done: (year) => `Completed in ${year}`, due: (year) => `Completion expected in ${year}` },
  de: { done: (year) => `Fertiggestellt ${year}`, due: (year) => `Fertigstellung voraussichtlich ${year}` },
};

const statusWords: Record<Unit['status'], WordKey> = { 0: 'unitFree', 1: 'unitOption', 2: 'unitSold' };

/** A construction project in the CRM's format, with its price list. */
export function projectRecord(project: DrawnProject, { today, seed }: Export) {
  const { plan, place, units, delivery } = project;
  const random = randomFor(seed, 'project', plan.id);
  const year = delivery.slice(0, 4);
  return {
    ID: plan.id,
    ProjectNumber: `N-${plan.id.slice(2).padStart(3, '0')}`,
    PublicAddress: Number(plan.publicAddress),
    Street: project.street,
    HouseNumber: project.houseNumber,
    BoxNr: '',
    Zip: place.zip,
    CountryID: place.countryId,
    Latitude: project.latitude,
    Longitude: project.longitude,
    DeliveryDate: delivery,
    ExternalLink: plan.link,
    ModifiedDate: `${dayBefore(today, random.between(1, 14))}T09:00:00Z`,
    PictureItems: picturesOf(project, seed),
    PlanItems: plansOf(project, seed),
    DocumentItems: documentsOf(plan),
    ManagerItem: agentFor(regionOfPlace(place), 'project', random),
    PriceList: units.map((unit, n) => unitRecord(unit, plan, n)),
    ...inLanguages((language) => ({
      Title: titleOf(plan, place, language),
      Description: plan.description[languageIndex(language)],
      City: place.names[language],
      CountryName: wordIn(language, place.countryId === 50 ? 'luxembourg' : 'belgium'),
      Delivery: deliveries[language][delivery <= today ? 'done' : 'due'](year),
      Situation: plan.situation[languageIndex(language)],
    })),
  };
}

function titleOf({ name, kind }: ProjectPlan, place: DemoMunicipality, language: Language): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return `${name}${colon} ${kinds[kind][language]} ${placeWords(place.names[language], language).in}`;
}

function unitRecord(unit: Unit, { kind }: ProjectPlan, n: number) {
  const requirement: WordKey =
    n % 5 === 2 ? 'requirementOwner' : n % 7 === 3 ? 'requirementParking' : 'requirementNone';
  return {
    ID: unit.id,
    Unit: unit.name,
    WebID: webIdOf(kind === 'flats' ? 'apartment' : 'house'),
    Floor: unit.floor,
    Status: unit.status,
    PublishPrice: Number(unit.publishPrice),
    Price: unit.price,
    SurfaceLiving: unit.living,
    SurfaceTerrace: unit.terrace,
    BedRooms: unit.bedrooms,
    PropertyID: unit.listing ?? undefined,
    ...inLanguages((language) => ({
      StatusName: wordIn(language, statusWords[unit.status]),
      Requirement: wordIn(language, requirement),
    })),
  };
}

function drawnOf({ plan, place, delivery }: DrawnProject, seed: number): Drawn {
  return {
    id: plan.id,
    type: plan.kind === 'flats' ? 'apartment' : 'house',
    variant: plan.kind === 'flats' ? 'new-flat' : 'modern-house',
    floors: plan.floors,
    era: Number(delivery.slice(0, 4)),
    seed: randomFor(seed, 'drawn', plan.id).between(1, 99_999),
    region: regionOfPlace(place),
    condition: 'new',
  };
}

function picturesOf(project: DrawnProject, seed: number): PictureItem[] {
  const drawn = drawnOf(project, seed);
  const facades = project.plan.kind === 'flats' ? '0' : '3';
  const number: Record<string, string> = project.plan.publicAddress ? { number: project.houseNumber } : {};
  const views = (['front', 'street', 'aerial'] as const).map((view) => ({
    kind: 'facade' as const,
    rest: { view, facades, ...number },
    name: viewNames[view],
  }));
  const rooms = (['living', 'kitchen', 'bedroom', 'terrace'] as const).map((room) => ({
    kind: 'interior' as const,
    rest: { room },
    name: roomNames[room],
  }));
  return [...views.slice(0, 1), ...rooms, ...views.slice(1)].map(({ kind, rest, name }, index) => ({
    ID: `${drawn.id}-${index + 1}`,
    Url: pictureAddress(kind, drawn, index + 1, rest),
    Width: 1600,
    Height: 1067,
    Name: name,
  }));
}

function plansOf(project: DrawnProject, seed: number): PictureItem[] {
  const drawn = drawnOf(project, seed);
  const id = (n: number) => `${drawn.id}-plan-${n}`;
  return project.plan.kind === 'flats'
    ? [2, 3].map((bedrooms, index) =>
        floorPlan(drawn, id(index + 1), index + 1, `Type ${'AB'[index] ?? ''}`, 'single', {
          bedrooms,
          bathrooms: 1,
          surface: 55 + bedrooms * 17,
          terrace: 12,
        }),
      )
    : [
        floorPlan(drawn, id(1), 1, 'Gelijkvloers', 'ground', { bedrooms: 0, surface: 78, terrace: 22, garages: 0 }),
        floorPlan(drawn, id(2), 2, 'Verdieping', 'upper', { bedrooms: 3, bathrooms: 1, surface: 72 }),
      ];
}

function documentsOf({ id, units }: ProjectPlan) {
  const keys: WordKey[] = units > 0 ? ['documentPrices', 'documentSpecification'] : ['documentSpecification'];
  return keys.map((key, index) => ({
    ID: `${id}-doc-${index + 1}`,
    // The specification is available on request.
    Url: key === 'documentPrices' ? `demo:document?project=${id}&n=${index + 1}` : undefined,
    ...inLanguages((language) => ({ Name: wordIn(language, key) })),
  }));
}

/** A random street, number and location for a project; no real building is meant. */
export function drawSite(plan: ProjectPlan, seed: number, today: string): Omit<DrawnProject, 'units'> {
  const place = municipalities.find(({ zip }) => zip === plan.zip);
  if (!place) throw new Error(`No municipality has the postcode ${plan.zip}.`);
  const random = randomFor(seed, 'site', plan.id);
  return {
    plan,
    place,
    street: random.pick(streetNames[place.streets]),
    houseNumber: String(random.between(1, 80)),
    latitude: Number((place.latitude + (random.next() - 0.5) * 0.014).toFixed(5)),
    longitude: Number((place.longitude + (random.next() - 0.5) * 0.02).toFixed(5)),
    delivery: dayBefore(today, -plan.completion),
  };
}
