import type { Goal, Region } from '~/listings/domain/codes.ts';
import type { DemoMunicipality } from '../places/index.ts';
import type { State } from './state.ts';
import { isFlat, isHome, type Variant } from './variants.ts';

/** As the pictures know it: `dated` waits for a renovation. */
export type Condition = 'new' | 'good' | 'renovated' | 'dated';

export const orientations = ['south', 'south-west', 'west', 'south-east', 'east', 'north'] as const;
export type Orientation = (typeof orientations)[number];

/** What is built in; null where it does not apply. */
export interface Equipment {
  heating: 'pump' | 'gas' | 'oil' | 'electric' | 'pellets' | null;
  emitters: 'floor' | 'radiators' | 'stoves' | 'shared' | null;
  glazing: 'triple' | 'high' | 'double' | 'single' | null;
  frame: 'wood' | 'pvc' | 'aluminium' | null;
  kitchen: 'super' | 'fitted' | 'simple' | null;
  roof: 'tiles' | 'slate' | 'flat' | 'sheets' | null;
  roofRenewed: boolean;
  solar: boolean;
}

/** What is true of one demo property; texts, pictures and the CRM record follow from it. Surfaces in m². */
export interface Facts {
  index: number;
  id: string;
  goal: Goal;
  variant: Variant;
  place: DemoMunicipality;
  region: Region;
  street: string;
  houseNumber: string;
  box: string | null;
  latitude: number;
  longitude: number;
  publishAddress: boolean;
  publishPrice: boolean;
  living: number;
  /** 0 where it has none of its own. */
  ground: number;
  /** 0: no garden. */
  garden: number;
  /** 0: no terrace. */
  terrace: number;
  /** Of the garden, or of the terrace where there is no garden. */
  orientation: Orientation | null;
  bedrooms: number;
  bathrooms: number;
  showers: number;
  toilets: number;
  /** Dwellings of an income property. */
  units: number;
  /** 0 for plots. */
  built: number;
  renovated: number | null;
  condition: Condition;
  /** Storeys of the building. */
  floors: number;
  /** Which one a flat is on, 0 the ground floor; null for what is no part of a building. */
  floor: number | null;
  lift: boolean;
  garages: number;
  /** Parking spaces, inside and outside. */
  parkings: number;
  cellar: boolean;
  attic: boolean;
  furnished: boolean;
  equipment: Equipment;
  /** kWh/m²·year; null where there is no label. */
  energy: number | null;
  /** Whole euros; a month for rent. */
  price: number;
  state: State;
  /** Of the pictures. */
  seed: number;
}

export function isHomeFacts({ variant }: Pick<Facts, 'variant'>): boolean {
  return isHome(variant.type);
}

export function isFlatFacts({ variant }: Pick<Facts, 'variant'>): boolean {
  return isFlat(variant.type);
}

/** Built of bricks, as opposed to land. */
export function isBuilding({ built }: Pick<Facts, 'built'>): boolean {
  return built > 0;
}
