import type { Scheme, Style } from './schemes.ts';

/** How floors are laid. */
export type FloorPattern =
  | 'planks'
  | 'wide-planks'
  | 'herringbone'
  | 'chevron'
  | 'tiles'
  | 'large-tiles'
  | 'checks'
  | 'cement'
  | 'terrazzo'
  | 'concrete'
  | 'stone'
  | 'terracotta';

/** How walls are tiled. */
export type TileKind = 'metro' | 'square' | 'large' | 'upright' | 'old';

/** How windows are divided. */
export type WindowKind = 'tall' | 'cottage' | 'deco' | 'picture' | 'plain' | 'large' | 'steel';

/** When a house was built: before 1920, 1946, 1962, 1984, 2007, or since. */
export type Age = 'old' | 'interwar' | 'postwar' | 'seventies' | 'nineties' | 'now';

/** What lies outside the windows. */
export type Outlook = 'garden' | 'street' | 'roofs' | 'fields' | 'court';

/** How a home was built and is furnished: one taste for all of its rooms. */
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
  /** Newly built or nearly empty. */
  sparse: boolean;
  dated: boolean;
  outlook: Outlook;
  radiator: 'columns' | 'panel' | 'none';
}
