import type { Random } from '../../listings/random.ts';
import { doorOf, drivesOf, type Front, heightOf, paintFront } from './front.ts';
import { gardenFront, sideFront } from './garden-front.ts';
import type { Wall } from '../walls/materials.ts';
import { doors, mix, palette, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roof.ts';
import { doorStyle, windowStyle } from './traits.ts';
import { trimOf } from './regions.ts';
import type { Volume } from './volume.ts';

/** A part of a free-standing house; metres. */
export interface Part {
  /** Distance from the left end of the house. */
  left: number;
  width: number;
  depth: number;
  /** The z of its front; negative values project towards the street. */
  z: number;
  /** Height of its base, for parts on top of others. */
  y?: number;
  /** Height of its walls; by default the sum of the front's storeys. */
  height?: number;
  front: Front;
  wall: Wall;
  roof: Roof;
  /** Has wide glass on the garden side. */
  open?: boolean;
}

/** A part as a volume, seen from the street or from the garden. */
function partOf(part: Part, x: number, garden: boolean): Volume {
  const { front } = part;
  const street = paintFront(front);
  const back = gardenFront(front, part.open ?? false);
  return {
    box: {
      x: x + part.left,
      y: part.y ?? 0,
      z: part.z,
      width: part.width,
      height: part.height ?? heightOf(front) + 0.2,
      depth: part.depth,
    },
    wall: part.wall,
    roof: part.roof,
    window: front.window,
    seed: front.seed,
    front: garden ? back : street,
    back: garden ? street : back,
    side: sideFront(front),
  };
}

/** The shared attributes of the fronts of a free-standing house. */
export function freeFront(plot: Plot, wall: Wall, random: Random): Front {
  const trim = trimOf(plot.region, random);
  const style = windowStyle(plot, random, trim);
  return {
    seed: plot.seed,
    base: 0.25,
    storeys: [],
    wall: wall.colour,
    trim,
    plinth: { colour: plot.era > 1998 ? '#5b5f62' : mix(wall.colour, palette.slate, 0.36), height: 0.35 },
    window: style,
    door: doorStyle(plot, random, trim, 'flat'),
    garage: {
      colour: random.pick([...woods, '#5f6a70', '#e3ddcf', ...doors.slice(0, 2)]),
      kind:
        plot.era < 1965
          ? random.pick(['leaves', 'boards'] as const)
          : random.pick(['sections', 'ribs', 'boards'] as const),
    },
    cornice: 'none',
    pipe: random.chance(0.7) ? random.pick([0.01, 0.985]) : undefined,
    slab: '#cfc9bc',
    under: [],
    over: [],
    number: plot.number,
  };
}

/** The parts, the far ones first, as one building with its left end at x; `main` has the front door. */
export function assemble(
  x: number,
  garden: boolean,
  parts: readonly Part[],
  main: Part,
  setback: number,
  gap: number,
): Building {
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const volumes = parts.map((part) => partOf(part, x - left, garden));
  return {
    volumes,
    width: right - left,
    height: Math.max(...volumes.map(({ box, roof }) => box.y + box.height + (roof.form === 'flat' ? 0 : roof.rise))),
    depth: main.depth,
    setback,
    gap,
    door: main.left - left + doorOf(main.front, main.width),
    drives: parts.flatMap((part) =>
      drivesOf(part.front, part.width).map(([from, to]): [number, number] => [
        part.left - left + from,
        part.left - left + to,
      ]),
    ),
  };
}
