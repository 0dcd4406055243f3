import { createRandom } from '../../listings/random.ts';
import { mix, palette } from './palette.ts';
import type { Person } from './person.ts';

/** The proportions of a face. */
export interface Look {
  /** 0 young, 1 old. */
  age: number;
  /** Half the width of the face at the cheeks and at the jaw. */
  cheek: number;
  jaw: number;
  /** The height of the chin on the sheet. */
  chin: number;
  /** How far the features are turned sideways, in sheet units. */
  turn: number;
  tilt: number;
  /** Half the distance between the eyes. */
  eyes: number;
  brow: number;
  smile: number;
  nose: number;
  shade: string;
  glow: string;
  ink: string;
  lips: string;
  variant: number;
}

/** A person's look, from seed and colours; people with grey hair are older. */
export function lookOf({ seed, hairColour, skin, beard, hair }: Person): Look {
  const random = createRandom(seed * 7919 + 13).next;
  const value = Number.parseInt(hairColour.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const grey = Math.max(red, green, blue) - Math.min(red, green, blue) < 34 && red > 90;
  const strong = beard === true || hair === 'short' || hair === 'bald';
  const side = random() < 0.5 ? -1 : 1;
  return {
    age: grey ? 0.75 + random() * 0.25 : random() * 0.5,
    cheek: (strong ? 79 : 74) + random() * 7,
    jaw: (strong ? 58 : 48) + random() * 9,
    chin: (strong ? 391 : 382) + random() * 8,
    turn: side * (5 + random() * 7),
    tilt: side * (1 + random() * 3),
    eyes: 34 + random() * 3,
    brow: 236 + random() * 6,
    smile: 3 + random() * 5,
    nose: 304 + random() * 8,
    shade: mix(mix(skin, '#7a2f1c', 0.3), palette.slate, 0.12),
    glow: mix(skin, '#d9694a', 0.26),
    ink: mix(palette.slate, '#2a1a14', 0.5),
    lips: mix(mix(skin, '#a23a2e', strong ? 0.36 : 0.52), palette.slate, 0.06),
    variant: Math.floor(random() * 12),
  };
}
