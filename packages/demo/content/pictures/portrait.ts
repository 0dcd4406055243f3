import type { Person } from './person.ts';
import { backdrop } from './portrait-backdrop.ts';
import { clothing } from './portrait-clothing.ts';
import { face } from './portrait-face.ts';
import { hairBack, hairFront } from './portrait-hair.ts';
import { lookOf } from './portrait-look.ts';
import { mix, palette } from './palette.ts';

const size = 600;

/**
 * A portrait as SVG: head and shoulders in a few flat shapes, lit from one side, in front of a plain wall. Square;
 * other aspect ratios are cropped at the bottom.
 */
export function portrait(person: Person, { width, height } = { width: size, height: size }): string {
  const partner: Person = {
    ...person,
    seed: person.seed + 70,
    hair: 'long',
    beard: false,
    hairColour: mix(person.hairColour, palette.ochre, 0.42),
    clothes: mix(person.clothes, palette.rose, 0.55),
  };
  const people =
    person.two === true
      ? `<g transform="translate(128 62) scale(0.86)">${bust(partner)}</g><g transform="translate(-66 46) scale(0.92)">${bust(person)}</g>`
      : `<g transform="translate(-42 -34) scale(1.14)">${bust(person)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size} ${size}" preserveAspectRatio="xMidYMin slice">${backdrop(person.seed, person.clothes)}${people}</svg>`;
}

function bust(person: Person): string {
  const look = lookOf(person);
  // A slightly tilted head seems to look at a person, a straight one at a camera.
  const head = `rotate(${look.tilt} 300 400)`;
  return [
    `<g transform="${head}">${hairBack(person, look)}</g>`,
    clothing(person, look),
    `<g transform="${head}">${face(person, look)}${hairFront(person, look)}</g>`,
  ].join('');
}
