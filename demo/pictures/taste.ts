import { createRandom } from '../listings/random.ts';
import { fabrics, mix, palette, woods } from './palette.ts';

export type FloorPattern = 'boards' | 'herringbone' | 'tiles' | 'checks' | 'concrete';

/** How a house is furnished: one taste for all of its rooms. */
export interface Taste {
  style: 'classic' | 'modern' | 'warm';
  wall: string;
  accent: string;
  floor: string;
  tile: string;
  pattern: FloorPattern;
  wetPattern: FloorPattern;
  moulding: boolean;
  wood: string;
  fabric: string;
  second: string;
  metal: string;
  front: string;
}

/** The taste of a listing, by its age. */
export function tasteOf(seed: number, era: number): Taste {
  const random = createRandom(seed + 31);
  const style =
    era > 0 && era < 1930
      ? random.pick(['classic', 'classic', 'warm'] as const)
      : era > 2004
        ? random.pick(['modern', 'modern', 'warm'] as const)
        : random.pick(['warm', 'modern', 'classic'] as const);
  const wall = random.pick(['#eee8dc', '#e9e5dd', '#ece4d4', '#e4e4de', '#efe9e2']);
  return {
    style,
    wall,
    accent: random.chance(0.6)
      ? random.pick([
          mix(palette.moss, wall, 0.35),
          mix(palette.steel, wall, 0.35),
          mix(palette.rose, wall, 0.45),
          mix(palette.ochre, wall, 0.55),
          mix('#2f4b52', wall, 0.25),
        ])
      : wall,
    floor: random.pick([...woods, '#c29d72', '#9b7450']),
    tile: random.pick(['#b9b2a5', '#8f8d88', '#cdc4b4', '#a59a8a', '#777b7d']),
    pattern:
      style === 'classic'
        ? random.pick(['herringbone', 'boards'] as const)
        : style === 'modern'
          ? random.pick(['boards', 'tiles', 'boards'] as const)
          : 'boards',
    wetPattern: style === 'classic' ? random.pick(['checks', 'tiles'] as const) : 'tiles',
    moulding: style === 'classic',
    wood: random.pick(woods),
    fabric: random.pick(fabrics),
    second: random.pick(fabrics),
    metal: random.pick(['#2c3135', '#8f8a80', '#b08d57']),
    front: random.pick(['#e9e4da', '#3f4f48', '#53606a', '#c9c1b1', '#2f3a40', '#a77b52', '#7d8a72']),
  };
}
