import { goals, type Goal, type Region } from '~/listings/codes.ts';
import { regionOf } from '~/listings/rules/region.ts';
import { demoMunicipalities, streetNames, type DemoMunicipality } from './municipalities.ts';
import { hasBuilding, isHome, variants, type Variant } from './kinds.ts';
import type { Random } from './random.ts';

/** What is true of one demo property; texts, pictures and the CRM record follow from it. */
export interface Facts {
  index: number;
  id: string;
  goal: Goal;
  variant: Variant;
  municipality: DemoMunicipality;
  region: Region | null;
  street: string;
  houseNumber: string;
  box: string | null;
  latitude: number;
  longitude: number;
  living: number;
  ground: number;
  bedrooms: number;
  built: number;
  renovated: number | null;
  floors: number;
  terrace: number;
  garage: boolean;
  /** kWh/m²·year; null where there is no label. */
  energy: number | null;
  /** Whole euros; a month for rent. */
  price: number;
  seed: number;
}

const firstId = 4101;
const rentable = new Set(['house', 'apartment', 'studio', 'commercial', 'industrial', 'offices', 'garage']);
/** A month's rent as a share of the sale value. */
const rentShare = 0.0034;

export function factsOf(index: number, random: Random): Facts {
  const variant = at(variants, index);
  const municipality = at(demoMunicipalities, index);
  const goal = index % 3 === 1 && rentable.has(variant.type) ? goals[1] : goals[0];
  const living = random.between(...variant.living);
  const ground = random.between(...variant.ground);
  const built = random.between(...variant.built);
  const renovated = built > 0 && built < 1990 && random.chance(0.6) ? random.between(2008, 2023) : null;
  const inFlat = variant.type === 'apartment' || variant.type === 'studio';
  const floors = random.between(...variant.floors);
  const quality = built >= 2015 ? 1.12 : renovated ? 1 : built > 0 && built < 1970 ? 0.8 : 0.92;
  const value =
    municipality.level *
    variant.price *
    (variant.type === 'plot' ? ground : living * quality) *
    (0.94 + random.next() * 0.12);
  return {
    index,
    id: String(firstId + index),
    goal,
    variant,
    municipality,
    region: regionOf(municipality.countryId, municipality.zip),
    street: at(streetNames[municipality.streets], random.between(0, 99)),
    houseNumber: String(random.between(2, 168)),
    box: inFlat ? `${random.between(1, floors)}${random.pick(['A', 'B', 'C'])}` : null,
    latitude: round(municipality.latitude + (random.next() - 0.5) * 0.022),
    longitude: round(municipality.longitude + (random.next() - 0.5) * 0.034),
    living,
    ground,
    bedrooms: random.between(...variant.bedrooms),
    built,
    renovated,
    floors,
    terrace:
      inFlat && variant.type !== 'studio'
        ? random.between(6, variant.key === 'penthouse' ? 60 : 18)
        : variant.garden
          ? random.between(12, 40)
          : 0,
    garage: variant.garden && random.chance(0.6),
    energy: hasBuilding(variant.type) && variant.type !== 'garage' ? energyOf(built, renovated, random) : null,
    price:
      goal === 'rent'
        ? roundTo(Math.max(60, value * rentShare), value * rentShare > 300 ? 25 : 5)
        : roundTo(value, value > 100_000 ? 5_000 : 500),
    seed: random.between(1, 9999),
  };
}

export function isHomeFacts({ variant }: Facts): boolean {
  return isHome(variant.type);
}

function energyOf(built: number, renovated: number | null, random: Random): number {
  if (built >= 2019) return random.between(-9, 58);
  if (built >= 2000) return random.between(72, 165);
  if (renovated) return random.between(120, 260);
  return built >= 1970 ? random.between(190, 385) : random.between(330, 590);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has nothing to pick.');
  return item;
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}
