import { createRandom, type Random } from '../../listings/random.ts';
import { type InteriorSubject, seedOf } from '../address.ts';
import { mix, palette } from '../palette.ts';
import { floorOf, frontOf, tileOf, wetFloorOf } from './finishes.ts';
import { type Scheme, schemes, type Style } from './schemes.ts';
import type { Age, Outlook, Taste, WindowKind } from './taste.ts';

/** The taste of a listing's home, by its age, kind and condition. */
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

function outlookOf({ type, variant, floors, region }: InteriorSubject, random: Random): Outlook {
  if (variant === 'farmhouse' || variant === 'villa') return random.pick(['fields', 'garden', 'garden']);
  if (variant === 'penthouse') return 'roofs';
  if (variant === 'garden-flat' || variant === 'bungalow') return 'garden';
  if (type === 'apartment' || type === 'studio')
    return floors > 3 ? random.pick(['roofs', 'roofs', 'street']) : random.pick(['street', 'garden']);
  if (variant === 'town-house' || variant === 'corner-house' || variant === 'income-property')
    return random.pick(['street', 'garden']);
  if (variant === 'loft') return random.pick(['roofs', 'street']);
  return region === 'wallonia' ? random.pick(['fields', 'garden']) : random.pick(['garden', 'garden', 'street']);
}
