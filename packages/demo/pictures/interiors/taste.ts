import type { Scheme, Style } from './schemes.ts';

export type FloorPattern =
  | 'planks'
  | 'wide-planks'
  | 'herringbone'
  | 'tiles'
  | 'large-tiles'
  | 'checks'
  | 'cement'
  | 'concrete'
  | 'stone'
  | 'terracotta';

/** Patterns of wall tiles. */
export type TileKind = 'metro' | 'square' | 'large' | 'upright' | 'old';

/** Divisions of windows. */
export type WindowKind = 'tall' | 'cottage' | 'deco' | 'picture' | 'plain' | 'large' | 'steel';

/** Period of construction: before 1920, 1946, 1962, 1984, 2007, or later. */
export type Age = 'old' | 'interwar' | 'postwar' | 'seventies' | 'nineties' | 'now';

/** Views from the windows. */
export type Outlook = 'garden' | 'street' | 'roofs' | 'fields';

/** The construction and furnishing of a home: one taste for all of its rooms. */
export interface Taste extends Scheme {
  style: Style;
  age: Age;
  /** Ceiling height in metres. */
  height: number;
  window: WindowKind;
  /** Window and door colour. */
  frame: string;
  door: string;
  floor: { pattern: FloorPattern; colour: string; second: string };
  wet: { pattern: FloorPattern; colour: string; second: string };
  tile: { kind: TileKind; colour: string; joint: string };
  metal: string;
  front: string;
  worktop: string;
  cornice: boolean;
  panelling: boolean;
  beams: boolean;
  brick: boolean;
  wallpaper: string | null;
  /** Newly built or nearly empty: little furniture. */
  sparse: boolean;
  dated: boolean;
  outlook: Outlook;
  radiator: 'columns' | 'panel' | 'none';
}
