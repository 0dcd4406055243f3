import { isFlatFacts, isHomeFacts, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';
import { pictureAddress, type Drawn } from './picture-address.ts';
import { roomNames, shotsOf, viewNames, type Shot } from './shots.ts';

const photograph = { Width: 1600, Height: 1067 };
const drawing = { Width: 1200, Height: 900 };

export interface PictureItem {
  ID: string;
  Url: string;
  Width: number;
  Height: number;
  Name: string;
}

/** The facts of a listing that drawings depend on. */
function drawnOf({ id, variant, floors, built, seed, region, condition }: Facts): Drawn {
  return { id, type: variant.type, variant: variant.key, floors, era: built, seed, region, condition };
}

/** Five to nine pictures: the front first, then a tour of the rooms. The last one of a plot is its parcel. */
export function picturesOf(facts: Facts, random: Random): PictureItem[] {
  const drawn = drawnOf(facts);
  const outside = {
    facades: String(facts.variant.facades ?? 0),
    // The house number is drawn only if the address is published.
    ...(facts.publishAddress && facts.built > 0 ? { number: facts.houseNumber } : {}),
  };
  const shots = shotsOf(facts, random.between(4, 8), random);
  const pictures = [
    facade(drawn, 1, 'front', outside),
    ...shots.map((shot, index) => pictureOf(drawn, index + 2, shot, outside)),
  ];
  const n = pictures.length + 1;
  return facts.variant.type === 'plot'
    ? [...pictures, plan(drawn, `${drawn.id}-${n}`, n, 'Perceelplan', 'parcel', { bedrooms: 0, surface: facts.ground })]
    : pictures;
}

/** Floor plans: one for a flat, two for a house, the parcel for a plot. */
export function plansOf(facts: Facts, random: Random): PictureItem[] | undefined {
  const drawn = drawnOf(facts);
  const { variant, bedrooms, bathrooms, showers, living, floors, terrace, garages, ground } = facts;
  const id = (n: number) => `${drawn.id}-plan-${n}`;
  if (variant.type === 'plot')
    return [plan(drawn, id(1), 1, 'Perceelplan', 'parcel', { bedrooms: 0, surface: ground })];
  if (!isHomeFacts(facts) || facts.units > 0 || !random.chance(0.72)) return undefined;
  const baths = Math.min(6, bathrooms + showers);
  const one = isFlatFacts(facts) || floors === 1;
  if (one) {
    return [
      plan(drawn, id(1), 1, 'Grondplan', 'single', { bedrooms, bathrooms: baths, surface: living, terrace, garages }),
    ];
  }
  const surface = Math.round(living / floors);
  return [
    plan(drawn, id(1), 1, 'Gelijkvloers', 'ground', { bedrooms: 0, bathrooms: 0, surface, terrace, garages }),
    plan(drawn, id(2), 2, 'Verdieping', 'upper', { bedrooms, bathrooms: baths, surface }),
  ];
}

/** The first picture in the CRM's three sizes. */
export function sizesOf(pictures: readonly PictureItem[]) {
  const [first] = pictures;
  const item = (Width: number, Height: number) =>
    first && { ID: first.ID, Url: first.Url, Name: first.Name, Width, Height };
  return { SmallPictureItem: item(250, 167), MediumPictureItem: item(640, 427), XLargePictureItem: item(1600, 1067) };
}

/** A floor plan or parcel; surfaces in m². */
export function plan(
  drawn: Drawn,
  ID: string,
  n: number,
  Name: string,
  level: 'single' | 'ground' | 'upper' | 'parcel',
  rooms: { bedrooms: number; bathrooms?: number; surface: number; terrace?: number; garages?: number },
): PictureItem {
  const { bedrooms, bathrooms = 0, surface, terrace = 0, garages = 0 } = rooms;
  const figures = Object.entries({ bedrooms, bathrooms, surface, terrace, garages });
  const rest = { level, ...Object.fromEntries(figures.map(([name, value]) => [name, String(value)])) };
  return { ID, Url: pictureAddress('plan', drawn, n, rest), ...drawing, Name };
}

function pictureOf(drawn: Drawn, n: number, shot: Shot, outside: Record<string, string>): PictureItem {
  if ('view' in shot) return facade(drawn, n, shot.view, outside);
  const Url = pictureAddress('interior', drawn, n, { room: shot.room });
  return { ID: `${drawn.id}-${n}`, Url, ...photograph, Name: roomNames[shot.room] };
}

function facade(drawn: Drawn, n: number, view: keyof typeof viewNames, outside: Record<string, string>): PictureItem {
  const Url = pictureAddress('facade', drawn, n, { view, ...outside });
  return { ID: `${drawn.id}-${n}`, Url, ...photograph, Name: viewNames[view] };
}
