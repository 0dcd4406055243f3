import type { Goal } from '~/listings/domain/codes.ts';
import { regionOfPlace, type DemoMunicipality } from '../places/index.ts';
import { streetNames } from '../places/streets.ts';
import { randomFor, type Random } from '../random.ts';
import { energyOf } from './energy.ts';
import { equipmentOf } from './equipment.ts';
import { orientations, type Condition, type Facts } from './facts.ts';
import { askingPrice, askingRent, rentOf, valueOf } from './price.ts';
import { drawRooms } from './rooms.ts';
import { drawState } from './state.ts';
import { isFlat, isHome, type Variant } from './variants.ts';

/** The maximum number of storeys in a place. */
const highest: Record<DemoMunicipality['character'], number> = {
  city: 10,
  coast: 10,
  town: 7,
  suburb: 6,
  green: 4,
  village: 3,
};

interface Offer {
  id: string;
  index: number;
  seed: number;
  variant: Variant;
  goal: Goal;
  place: DemoMunicipality;
  /** The year of the export: nothing is built later. */
  year: number;
  /** Fixed facts, such as those of a project's unit. */
  given?: Partial<Facts>;
}

/** Draws the facts of a property; deterministic for the same offer. */
export function drawFacts({ id, index, seed, variant, goal, place, year, given = {} }: Offer): Facts {
  const random = randomFor(seed, 'facts', id);
  const region = regionOfPlace(place);
  const flat = isFlat(variant.type);
  const living = given.living ?? random.between(...variant.living);
  const built = given.built ?? Math.min(year, random.between(...variant.built));
  const { renovated, condition } = drawCondition({ variant, built, goal, year }, random);
  const floors = given.floors ?? Math.min(highest[place.character], random.between(...variant.floors));
  const ground = groundOf(variant, place, living / Math.max(1, floors), random);
  const floor = given.floor ?? drawFloor(variant, floors, random);
  const terrace = given.terrace ?? (random.chance(variant.terrace) ? random.between(...variant.terraceSize) : 0);
  const garden = random.chance(variant.garden) ? gardenOf(variant, ground, living, floors) : 0;
  const equipment = equipmentOf({ variant, region, character: place.character, built, renovated, condition }, random);
  const facts: Omit<Facts, 'price'> = {
    id,
    index,
    goal,
    variant,
    place,
    region,
    living,
    ground: isFlat(variant.type) ? garden : ground,
    garden,
    terrace,
    orientation: garden > 0 || terrace > 0 ? random.pick([...orientations, 'south', 'south-west']) : null,
    built,
    renovated,
    condition,
    floors,
    floor,
    lift: floor !== null && (floors > 3 || (floors === 3 && built >= 2000)) && (built >= 1950 || random.chance(0.5)),
    ...drawRooms({ variant, living, built, given }, random),
    cellar: isHome(variant.type) && (built < 1970 ? random.chance(0.75) : flat && random.chance(0.6)),
    attic: variant.type === 'house' && equipment.roof !== 'flat' && built < 1992 && random.chance(0.6),
    furnished: goal === 'rent' && flat && random.chance(variant.type === 'studio' ? 0.45 : 0.1),
    // The certificate is still pending, which Brussels does not allow.
    energy:
      region !== 'brussels' && random.chance(0.03) ? null : energyOf({ variant, built, renovated, equipment }, random),
    equipment,
    state: drawState(goal, random),
    ...addressOf(place, flat ? (floor ?? 0) : null, random),
    publishAddress: !random.chance(0.15),
    publishPrice: true,
    seed: random.between(1, 99_999),
    ...given,
  };
  const price = given.price ?? priceOf(facts, random);
  return given.price === undefined && isDiscreet(facts, price, random)
    ? { ...facts, publishPrice: false, price: price + oddEuros }
    : { ...facts, price };
}

/** Makes an unpublished price unique among the listings, so that a leak would be noticed. */
const oddEuros = 300;

/** Some owners of expensive houses and business premises disclose the price only on request. */
function isDiscreet({ goal, variant }: Pick<Facts, 'goal' | 'variant'>, price: number, random: Random): boolean {
  const business = ['commercial', 'industrial', 'offices'].includes(variant.type);
  return goal === 'sale' && price > (business ? 250_000 : 600_000) && random.chance(0.16);
}

function priceOf(facts: Omit<Facts, 'price'>, random: Random): number {
  return facts.goal === 'rent'
    ? askingRent(rentOf(facts, random), random)
    : askingPrice(valueOf(facts, random), random);
}

function drawCondition(
  { variant, built, goal, year }: Pick<Offer, 'variant' | 'goal' | 'year'> & { built: number },
  random: Random,
): { renovated: number | null; condition: Condition } {
  if (built === 0) return { renovated: null, condition: 'new' };
  if (built >= 2019) return { renovated: null, condition: 'new' };
  if (built >= 1998) return { renovated: null, condition: 'good' };
  // Unconverted lofts are not inhabited, so all are renovated.
  if (variant.key === 'loft' || random.chance(built < 1975 ? 0.52 : 0.4)) {
    return { renovated: Math.min(year, random.between(2009, 2025)), condition: 'renovated' };
  }
  // Homes to renovate are not for rent.
  const tired = random.chance(built < 1975 ? 0.62 : 0.3) && goal === 'sale';
  return { renovated: null, condition: tired ? 'dated' : 'good' };
}

/** m² of land: less in town, and never less than the building covers. */
function groundOf(
  { key, ground, facades }: Variant,
  place: DemoMunicipality,
  footprint: number,
  random: Random,
): number {
  const dense = place.character === 'city' || regionOfPlace(place) === 'brussels';
  const share = dense ? 0.45 : place.character === 'suburb' || place.character === 'coast' ? 0.65 : 1;
  const drawn = Math.round(
    random.between(...ground) * (key === 'plot' || key === 'villa' || key === 'warehouse' ? share : 1),
  );
  // A building covers no more than its plot.
  return facades === null ? drawn : Math.max(drawn, Math.round(footprint * 1.12));
}

function drawFloor({ key, type }: Variant, floors: number, random: Random): number | null {
  if (key === 'garden-flat' || key === 'shop') return 0;
  if (key === 'penthouse') return floors - 1;
  if (type === 'offices') return random.between(0, floors - 1);
  if (!isFlat(type)) return null;
  // A duplex also takes the floor above.
  return random.between(
    key === 'terrace-flat' && floors > 4 ? 1 : key === 'duplex' ? 1 : 0,
    floors - (key === 'duplex' ? 2 : 1),
  );
}

function gardenOf({ type }: Variant, ground: number, living: number, floors: number): number {
  if (isFlat(type)) return ground;
  const free = ground - (living / Math.max(1, floors)) * 1.15;
  return free < 15 ? 0 : Math.round(free * (ground > 300 ? 0.8 : 0.95));
}

function addressOf(
  { streets, latitude, longitude, character }: DemoMunicipality,
  floor: number | null,
  random: Random,
) {
  const far = character === 'city' ? 1 : character === 'town' ? 0.8 : 0.6;
  return {
    street: random.pick(streetNames[streets]),
    houseNumber: String(random.between(1, 60) + random.between(0, 110)),
    box: floor === null ? null : boxOf(floor, random),
    latitude: degrees(latitude + (random.next() - 0.5) * 0.024 * far),
    longitude: degrees(longitude + (random.next() - 0.5) * 0.036 * far),
  };
}

function boxOf(floor: number, random: Random): string {
  const n = random.between(1, 4);
  return random.pick([`${floor}0${n}`, `${floor}.${n}`, String(floor * 4 + n)]);
}

function degrees(value: number): number {
  return Number(value.toFixed(5));
}
