import { createRandom, type Random } from '../../listings/random.ts';
import { seedOf, type InteriorSubject } from '../address.ts';
import { mix, palette } from '../palette.ts';
import { schemes, type Scheme, type Style } from './schemes.ts';

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
export type WindowKind = 'tall' | 'cottage' | 'deco' | 'picture' | 'plain' | 'large' | 'steel';
export type TileKind = 'metro' | 'square' | 'large' | 'upright' | 'old';
export type Age = 'old' | 'interwar' | 'postwar' | 'seventies' | 'nineties' | 'now';
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

/** The taste of a listing, by its age, kind and condition. */
export function tasteOf(subject: InteriorSubject): Taste {
  const random = createRandom(Math.imul(seedOf(subject) ^ 0x51ed27, 0x2c1b3c6d) >>> 0);
  const { variant, condition } = subject;
  const age = ageOf(subject.era);
  const style = styleOf(age, variant, condition, random);
  const scheme = random.pick(schemes[style]);
  const dated = condition === 'dated';
  const fresh = condition === 'new' || condition === 'renovated';
  const loft = variant === 'loft';
  const farm = variant === 'farmhouse';
  const dark = style === 'loft' || style === 'modern' || style === 'plain';
  const height = loft
    ? 3.5
    : farm
      ? 2.45
      : { old: 3.35, interwar: 2.9, postwar: 2.65, seventies: 2.52, nineties: 2.55, now: 2.65 }[age];
  const beams = farm || (style === 'country' && age !== 'now' && random.chance(0.45));
  return {
    ...scheme,
    wall: dated ? mix(scheme.wall, '#dcc79f', 0.25) : fresh ? mix(scheme.wall, palette.white, 0.45) : scheme.wall,
    style,
    age,
    height: height + random.next() * 0.15,
    window: windowOf(age, loft, farm, variant, random),
    frame: frameOf(age, loft, fresh, random),
    door: doorOf(age, dated, scheme, random),
    floor: floorOf(age, style, loft, farm, fresh, random),
    wet: wetFloorOf(age, dated, farm, random),
    tile: tileOf(age, dated, scheme, random),
    metal: dark
      ? random.pick(['#2c3135', '#2c3135', '#8f8a80'])
      : random.pick(['#b08d57', '#9c7a45', '#8f8a80', '#3a3632']),
    front: frontOf(style, dated, scheme, random),
    worktop: random.pick(
      dated ? ['#8d6f52', '#b9a88c', '#d8cdb8'] : ['#e6e1d6', '#3a3f42', '#b98f65', '#cfcac0', '#5d5a56', '#e9e4db'],
    ),
    cornice: (age === 'old' || (age === 'interwar' && random.chance(0.7))) && !loft && !beams,
    panelling: (age === 'old' && random.chance(0.55)) || (style === 'country' && random.chance(0.3)),
    beams,
    brick: loft || (farm && random.chance(0.35)),
    wallpaper: dated && random.chance(0.7) ? mix(scheme.accent, scheme.wall, 0.55) : null,
    sparse: condition === 'new',
    dated,
    outlook: outlookOf(subject, random),
    radiator:
      age === 'now' || loft ? (loft ? 'columns' : 'none') : age === 'old' || age === 'interwar' ? 'columns' : 'panel',
  };
}

function ageOf(era: number): Age {
  if (era === 0) return 'nineties';
  if (era < 1920) return 'old';
  if (era < 1946) return 'interwar';
  if (era < 1962) return 'postwar';
  if (era < 1984) return 'seventies';
  return era < 2007 ? 'nineties' : 'now';
}

function styleOf(age: Age, variant: string, condition: InteriorSubject['condition'], random: Random): Style {
  if (condition === 'dated')
    return age === 'old' || variant === 'farmhouse'
      ? random.pick(['classic', 'classic', 'country'])
      : age === 'interwar'
        ? random.pick(['deco', 'classic'])
        : 'seventies';
  if (variant === 'loft') return random.pick(['loft', 'loft', 'mid']);
  if (variant === 'farmhouse') return condition === 'good' ? 'country' : random.pick(['country', 'country', 'modern']);
  if (condition === 'new') return random.pick(['plain', 'modern', 'modern', 'mid']);
  const fresh = condition === 'renovated';
  switch (age) {
    case 'old':
      return fresh ? random.pick(['modern', 'mid', 'classic']) : random.pick(['classic', 'classic', 'mid', 'country']);
    case 'interwar':
      return fresh ? random.pick(['modern', 'deco', 'mid']) : random.pick(['deco', 'deco', 'mid', 'classic']);
    case 'postwar':
      return fresh ? random.pick(['modern', 'mid']) : random.pick(['mid', 'mid', 'country']);
    case 'seventies':
      return fresh ? random.pick(['modern', 'mid']) : random.pick(['mid', 'seventies', 'country', 'mid']);
    case 'nineties':
      return fresh ? random.pick(['modern', 'plain', 'mid']) : random.pick(['modern', 'country', 'mid', 'classic']);
    case 'now':
      return random.pick(['modern', 'modern', 'plain', 'mid']);
  }
}

function windowOf(age: Age, loft: boolean, farm: boolean, variant: string, random: Random): WindowKind {
  if (loft) return 'steel';
  if (farm) return 'cottage';
  if (variant === 'penthouse' || variant === 'modern-house') return 'large';
  return {
    old: 'tall',
    interwar: 'deco',
    postwar: random.pick(['plain', 'picture'] as const),
    seventies: 'picture',
    nineties: random.pick(['plain', 'picture', 'large'] as const),
    now: 'large',
  }[age] as WindowKind;
}

function frameOf(age: Age, loft: boolean, fresh: boolean, random: Random): string {
  if (loft) return '#2c3135';
  if (age === 'now') return random.pick(['#2c3135', '#4a5157', '#efece5', '#a98458']);
  if (age === 'seventies' && !fresh) return random.pick(['#7c5636', '#8d6a48', '#f1ede4']);
  return random.pick(['#f4f1ea', '#f4f1ea', '#e9e1cf', '#efece5']);
}

function doorOf(age: Age, dated: boolean, scheme: Scheme, random: Random): string {
  if (age === 'seventies' || (dated && age !== 'old')) return random.pick(['#a5764a', '#8f6642', '#b98f65']);
  if (age === 'now') return random.pick(['#f2efe9', '#efece5', '#3a4147', scheme.wood]);
  return random.pick(['#f2eee5', '#ece5d6', mix(scheme.accent, '#f2eee5', 0.3), scheme.wood]);
}

function floorOf(age: Age, style: Style, loft: boolean, farm: boolean, fresh: boolean, random: Random): Taste['floor'] {
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
  if (age === 'old')
    return random.pick([floor('herringbone'), floor('planks'), floor('chevron'), floor('herringbone')]);
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

function wetFloorOf(age: Age, dated: boolean, farm: boolean, random: Random): Taste['wet'] {
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
    floor('terrazzo', '#dcd6ca', '#8a8378'),
    floor('tiles', '#cfc6b6', '#b2a892'),
    floor('large-tiles', '#cdc6b9', '#b3ab9c'),
  ]);
}

function tileOf(age: Age, dated: boolean, scheme: Scheme, random: Random): Taste['tile'] {
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

function frontOf(style: Style, dated: boolean, scheme: Scheme, random: Random): string {
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

function outlookOf({ type, variant, floors, region }: InteriorSubject, random: Random): Outlook {
  if (variant === 'farmhouse' || variant === 'villa') return random.pick(['fields', 'garden', 'garden']);
  if (variant === 'penthouse') return 'roofs';
  if (variant === 'garden-flat' || variant === 'bungalow') return 'garden';
  if (type === 'apartment' || type === 'studio')
    return floors > 3 ? random.pick(['roofs', 'roofs', 'street']) : random.pick(['street', 'garden', 'court']);
  if (variant === 'town-house' || variant === 'corner-house' || variant === 'income-property')
    return random.pick(['street', 'garden', 'court']);
  if (variant === 'loft') return random.pick(['court', 'roofs', 'street']);
  return region === 'wallonia' ? random.pick(['fields', 'garden']) : random.pick(['garden', 'garden', 'street']);
}
