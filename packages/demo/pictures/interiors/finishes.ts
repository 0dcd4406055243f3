import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Scheme, Style } from './schemes.ts';
import type { Age, FloorPattern, Taste, TileKind } from './taste.ts';

/** The floor of living rooms and bedrooms. */
export function floorOf(
  age: Age,
  style: Style,
  loft: boolean,
  farm: boolean,
  fresh: boolean,
  random: Random,
): Taste['floor'] {
  const plank = random.pick(['#b98f65', '#a77b52', '#c9a67c', '#9b7450', '#8f6642', '#c2a482', '#7d5a41']);
  const floor = (pattern: FloorPattern, colour = plank, second = mix(colour, '#3b2c22', 0.25)) => ({
    pattern,
    colour,
    second,
  });
  if (loft)
    return random.pick([floor('concrete', '#b3afa6'), floor('wide-planks', '#a77b52'), floor('concrete', '#a39f98')]);
  if (farm)
    return random.pick([floor('terracotta', '#b3704f'), floor('stone', '#a9a496'), floor('wide-planks', '#9b7450')]);
  if (age === 'old') return random.pick([floor('herringbone'), floor('planks'), floor('herringbone')]);
  if (age === 'interwar') return random.pick([floor('herringbone'), floor('planks'), floor('herringbone')]);
  if (age === 'seventies' && !fresh)
    return random.pick([floor('tiles', '#b58a62'), floor('planks'), floor('stone', '#b7aa94'), floor('herringbone')]);
  if (style === 'modern' || style === 'plain')
    return random.pick([
      floor('wide-planks'),
      floor('large-tiles', '#b9b4aa'),
      floor('wide-planks'),
      floor('herringbone'),
      floor('concrete', '#b9b5ad'),
    ]);
  return random.pick([floor('planks'), floor('wide-planks'), floor('tiles', '#c4b8a3')]);
}

/** The floor of halls, kitchens and bathrooms. */
export function wetFloorOf(age: Age, dated: boolean, farm: boolean, random: Random): Taste['wet'] {
  const floor = (pattern: FloorPattern, colour: string, second: string) => ({ pattern, colour, second });
  if (farm) return random.pick([floor('terracotta', '#b3704f', '#8a4f37'), floor('stone', '#a19c90', '#7f7b72')]);
  if (age === 'old' || age === 'interwar')
    return random.pick([
      floor('cement', '#d9d0bd', '#5d6a70'),
      floor('cement', '#d8cdb8', '#8f5a44'),
      floor('cement', '#dcd6c8', '#6f7a5f'),
      floor('checks', '#e4ddcf', '#3e4448'),
      floor('checks', '#e6dcc8', '#8a5142'),
    ]);
  if (dated || age === 'seventies')
    return random.pick([
      floor('tiles', '#b79a76', '#8d7252'),
      floor('tiles', '#c9b795', '#a08a64'),
      floor('tiles', '#a3a58a', '#7e8068'),
    ]);
  return random.pick([
    floor('large-tiles', '#a9a59c', '#8d8982'),
    floor('large-tiles', '#8b8a87', '#737270'),
    floor('tiles', '#cfc6b6', '#b2a892'),
    floor('large-tiles', '#cdc6b9', '#b3ab9c'),
  ]);
}

/** The tiles on kitchen and bathroom walls. */
export function tileOf(age: Age, dated: boolean, scheme: Scheme, random: Random): Taste['tile'] {
  const tile = (kind: TileKind, colour: string, joint = mix(colour, palette.white, 0.5)) => ({ kind, colour, joint });
  if (dated)
    return age === 'old' || age === 'interwar'
      ? random.pick([tile('old', '#e9e4d6', '#c9c1ad'), tile('square', '#dfe0cf', '#f3f0e6')])
      : random.pick([
          tile('square', '#c9b38c'),
          tile('square', '#a9b39a'),
          tile('square', '#d3a98a'),
          tile('square', '#b5c4c4'),
        ]);
  return random.pick([
    tile('metro', '#f0ede6', '#cfc9bd'),
    tile('upright', mix(scheme.accent, '#e9e6de', 0.35)),
    tile('square', '#e9e6de', '#cfcabf'),
    tile('large', '#b9b4aa', '#a49f95'),
    tile('large', '#d6cfc2', '#c0b8a9'),
    tile('metro', mix(scheme.second, '#e9e6de', 0.5)),
    tile('upright', '#8fa39d'),
    tile('square', '#5f7480'),
  ]);
}

/** The colour of the kitchen fronts. */
export function frontOf(style: Style, dated: boolean, scheme: Scheme, random: Random): string {
  if (dated) return random.pick(['#8f6642', '#a5764a', '#e2d8c2', '#9a7b52', '#c5b48f']);
  if (style === 'classic' || style === 'country' || style === 'deco')
    return random.pick(['#e6e0d0', '#8d9a86', '#5f7480', '#4b5a50', '#d9cfba', mix(scheme.accent, '#d9d2c2', 0.2)]);
  if (style === 'loft') return random.pick(['#3a4147', '#2f3437', '#8d6a48', '#4b5357']);
  return random.pick([
    '#f1eee8',
    '#3f4f48',
    '#53606a',
    '#c9b694',
    '#2f3a40',
    '#b98f65',
    '#7d8a72',
    '#d9d3c8',
    '#a7897a',
  ]);
}
