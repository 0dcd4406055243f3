import { createRandom } from '../../listings/random.ts';
import { mix, palette } from './palette.ts';

/** A wall in a colour of the agency's palette with light from a window, and perhaps a piece of a room. */
export function backdrop(seed: number, clothes: string): string {
  const random = createRandom(seed * 101 + 7).next;
  const walls = [
    mix(palette.sand, palette.limestone, 0.35),
    mix(palette.mist, palette.limestone, 0.2),
    mix(palette.fern, palette.limestone, 0.5),
    mix(palette.rose, palette.limestone, 0.52),
    mix(palette.straw, palette.limestone, 0.45),
    mix(palette.steel, palette.limestone, 0.5),
  ];
  // A wall that contrasts with the clothes.
  const distance = (colour: string) =>
    [1, 3, 5].reduce(
      (sum, at) =>
        sum + Math.abs(Number.parseInt(colour.slice(at, at + 2), 16) - Number.parseInt(clothes.slice(at, at + 2), 16)),
      0,
    );
  const far = walls.filter((wall) => distance(wall) > 150);
  const list = far.length > 0 ? far : walls;
  const wall = list[(seed * 5 + Math.floor(random() * 2)) % list.length] ?? palette.sand;
  const light = mix(wall, '#ffffff', 0.42);
  const dim = mix(wall, palette.slate, 0.1);
  const x = 30 + random() * 150;
  const slant = -70;
  const pane = (from: number, wide: number, top: number, high: number) =>
    `M${Math.round(from + x)} ${top}h${wide}l${Math.round((slant * high) / 300)} ${high}h${-wide}Z`;
  const panes = `<path d="${pane(0, 88, -10, 250)}${pane(104, 88, -10, 250)}${pane(-62, 88, 260, 300)}${pane(42, 88, 260, 300)}" fill="${light}" opacity="0.72"/>`;
  const things = [
    '',
    // A dado and its rail.
    `<path d="M0 430H600V600H0Z" fill="${dim}"/><path d="M0 424h600v10H0Z" fill="${light}"/>`,
    // An arch.
    `<path d="M386 600V250A100 100 0 0 1 586 250V600Z" fill="${dim}"/>`,
    // A picture at the edge.
    `<rect x="478" y="92" width="150" height="190" fill="${palette.white}" stroke="${mix(palette.ochre, palette.slate, 0.25)}" stroke-width="7"/><path d="M500 240q40 -70 100 -20v44h-100Z" fill="${mix(palette.moss, wall, 0.3)}"/><circle cx="540" cy="150" r="20" fill="${mix(palette.brick, wall, 0.25)}"/>`,
  ];
  return `<rect width="600" height="600" fill="${wall}"/>${things[Math.floor(random() * things.length)] ?? ''}${panes}<path d="M0 600V470Q300 540 600 440V600Z" fill="${dim}" opacity="0.35"/>`;
}
