import type { Goal, Region } from '~/listings/domain/codes.ts';
import type { DemoMunicipality } from '../places/index.ts';
import type { State } from './state.ts';
import { isFlat, isHome, type Variant } from './variants.ts';

/** The condition as the pictures show it; `dated` means in need of renovation. */
export type Condition = 'new' | 'good' | 'renovated' | 'dated';

export const orientations = ['south', 'south-west', 'west', 'south-east', 'east', 'north'] as const;
export type Orientation = (typeof orientations)[number];

/** Built-in equipment; null where it does not apply. */
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

/** The facts of one demo property; texts, pictures and the CRM record derive from them. Surfaces in m². */
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
  /** 0 if it has no land of its own. */
  ground: number;
  /** 0: no garden. */
  garden: number;
  /** 0: no terrace. */
  terrace: number;
  /** Orientation of the garden, or of the terrace if there is no garden. */
  orientation: Orientation | null;
  bedrooms: number;
  bathrooms: number;
  showers: number;
  toilets: number;
  /** Number of dwellings in an income property. */
  units: number;
  /** 0 for plots. */
  built: number;
  renovated: number | null;
  condition: Condition;
  /** Storeys of the building. */
  floors: number;
  /** The floor of a flat, 0 for the ground floor; null for anything that is not part of a building. */
  floor: number | null;
  lift: boolean;
  garages: number;
  /** Parking spaces, indoors and outdoors. */
  parkings: number;
  cellar: boolean;
  attic: boolean;
  furnished: boolean;
  equipment: Equipment;
  /** kWh/m²·year; null without an energy label. */
  energy: number | null;
  /** Whole euros; per month for rent. */
  price: number;
  state: State;
  /** Seed of the pictures. */
  seed: number;
}

export function isHomeFacts({ variant }: Pick<Facts, 'variant'>): boolean {
  return isHome(variant.type);
}

export function isFlatFacts({ variant }: Pick<Facts, 'variant'>): boolean {
  return isFlat(variant.type);
}

/** A building, as opposed to land. */
export function isBuilding({ built }: Pick<Facts, 'built'>): boolean {
  return built > 0;
}
