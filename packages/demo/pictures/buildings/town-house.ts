import { createRandom, type Random } from '../../listings/random.ts';
import { paintBow } from '../walls/bow-window.ts';
import { type Cell, type Front, heightOf, nothing, type Storey, window } from './front.ts';
import { corners, grooves, pilasters, stripes } from '../walls/ornaments.ts';
import { lucarne } from '../walls/lucarne.ts';
import { blueStone, mix, palette } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import { plainFront, rowHouse } from './row-house.ts';
import type { RoofForm } from '../roofs/roof.ts';
import { roofOf } from './traits.ts';
import type { Wall } from '../walls/materials.ts';
import type { WallPainter } from './volume.ts';

type Manner = 'neoclassical' | 'eclectic' | 'nouveau' | 'flemish';

/** A maison de maître: a raised main floor, a cellar with windows, a stately front. */
export function townHouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 5 + 2);
  const era = Math.min(1916, Math.max(1878, plot.era || 1898));
  const dated: Plot = { ...plot, era };
  const { front, wall } = plainFront(dated, random);
  const manner = mannerOf(dated, random);
  const count = Math.max(3, Math.min(4, plot.floors));
  const width = (manner === 'neoclassical' ? random.between(66, 86) : random.between(60, 76)) / 10;
  const two = manner !== 'neoclassical' || width < 7;
  const made = two ? grand(front, count, width, manner, random) : regular(front, count, random);
  const base: Front = { ...made, base: 1.25, plinth: { colour: mix(blueStone, palette.white, 0.12), height: 1.15 } };
  const storeys = base.storeys;
  const floors = storeys.slice(1).map((_, n) => heightOf({ base: base.base, storeys: storeys.slice(0, n + 1) }));
  const skin: Wall =
    manner === 'neoclassical' && plot.region !== 'wallonia'
      ? {
          kind: 'render',
          colour: random.pick(['#f2ede1', '#ebe3d2', '#e6dcc8', '#f4efe6', '#dfe0da', '#e9d9c4']),
          worn: wall.worn,
        }
      : manner === 'nouveau'
        ? { kind: 'brick', colour: random.pick(['#e4dccb', '#d9b98c', '#b5654c', '#e9e3d6']), worn: wall.worn }
        : wall;
  const form: RoofForm =
    manner === 'flemish' ? random.pick(['stepped', 'bell', 'neck']) : random.pick(['mansard', 'mansard', 'ridge']);
  return rowHouse(dated, x, garden, random, {
    front: {
      ...base,
      wall: skin.colour,
      under: [
        ...base.under,
        ...(random.chance(0.6) && skin.kind !== 'rubble'
          ? [grooves(1.15, (floors[0] ?? 5) - 0.25, mix(skin.colour, palette.white, 0.12))]
          : []),
        ...bandsFor(manner, floors, base, random),
        cellar(width),
      ],
      cornice: manner === 'flemish' ? 'none' : random.pick(['brackets', 'brackets', 'dentils']),
    },
    wall: { ...skin, bands: floors.map((v) => v - 0.14), band: base.trim },
    roof: {
      ...roofOf(form, form === 'mansard' ? 2.6 : form === 'ridge' ? 2.6 : width * 0.6, random, dated),
      dormers: base.over.length > 1 ? 0 : form === 'mansard' ? (width > 7 ? 3 : 2) : form === 'ridge' ? 1 : 0,
    },
    width,
    depth: 13,
    extra: 0.75,
    setback: 0,
  });
}

function mannerOf({ era, region }: Plot, random: Random): Manner {
  if (region === 'brussels')
    return era < 1892 ? 'neoclassical' : random.pick(['nouveau', 'eclectic', 'nouveau', 'neoclassical']);
  if (region === 'flanders')
    return random.pick(['eclectic', 'flemish', 'neoclassical', 'eclectic', era > 1894 ? 'nouveau' : 'neoclassical']);
  return random.pick(['neoclassical', 'eclectic', 'neoclassical']);
}

/** Three identical bays, one of them with the door. */
function regular(front: Front, count: number, random: Random): Front {
  const order = (cells: Cell[]) => (front.seed % 2 ? cells.reverse() : cells);
  const door: Cell = { share: 1, kind: 'door', width: 1.25, height: 3.2, sill: 0.34 };
  const across = random.chance(0.5);
  const storeys: Storey[] = [
    { height: 3.9, cells: order([door, window(1.1, 2.35, 0.55), window(1.1, 2.35, 0.55)]) },
    ...Array.from({ length: count - 1 }, (_, n): Storey => ({
      height: 3.7 - n * 0.55,
      cells: [0, 1, 2].map((column) =>
        n === 0 && (across || column === 1)
          ? window(1.1, 2.7, 0.1, { rail: 'iron', deep: across ? 0.4 : 0.75 })
          : window(1.1, 2.3 - n * 0.45, 0.55),
      ),
    })),
  ];
  return { ...front, storeys };
}

/** Two bays: a narrow one with the door, and a wide, richly decorated one. */
function grand(front: Front, count: number, width: number, manner: Manner, random: Random): Front {
  const flip = random.chance(0.5);
  const order = (cells: Cell[]) => (flip ? cells.reverse() : cells);
  const nouveau = manner === 'nouveau';
  const show = random.pick(
    nouveau ? (['bow', 'arch', 'loggia'] as const) : (['bow', 'balcony', 'balcony', 'pair'] as const),
  );
  const arch = nouveau ? random.pick(['round', 'basket'] as const) : front.window.head;
  const broad = width * 0.4;
  const storeys: Storey[] = [
    {
      height: 3.8,
      cells: order([
        { share: 0.68, kind: 'door', width: 1.2, height: 3.1, sill: 0.34 },
        window(broad * 0.92, 2.3, 0.55, { share: 1.2, style: { panes: 3, head: arch } }),
      ]),
    },
    ...Array.from({ length: count - 1 }, (_, n): Storey => {
      const narrow = window(0.95, 2.3 - n * 0.4, 0.6, { share: 0.68, style: { panes: 1 } });
      const main: Cell =
        n === 0 && show === 'bow'
          ? { ...nothing, share: 1.2 }
          : n === 0 && show === 'arch'
            ? window(broad, 2.7, 0.35, { share: 1.2, style: { panes: 3, head: 'round', transom: 0.56 } })
            : n === 0
              ? window(broad * 0.9, 2.6, 0.1, {
                  share: 1.2,
                  rail: 'iron',
                  deep: 0.8,
                  style: { panes: 3 },
                })
              : window(broad * (show === 'pair' ? 0.7 : 0.86), 2.1 - n * 0.35, 0.6, {
                  share: 1.2,
                  style: { panes: 3, head: n === count - 2 ? arch : front.window.head },
                });
      return { height: 3.6 - n * 0.45, cells: order([narrow, main]) };
    }),
  ];
  const bowWide = broad * 1.1;
  const v = 1.25 + 3.8 - 0.05;
  const over: WallPainter[] =
    show === 'bow'
      ? [
          (canvas, plane) =>
            paintBow(canvas, plane, {
              u: flip ? width * 0.06 : width * 0.94 - bowWide,
              v,
              width: bowWide,
              out: 0.75,
              shape: nouveau ? 'round' : 'canted',
              storeys: [3.3],
              colour: random.chance(0.5) ? mix(front.trim, palette.white, 0.2) : '#efe9dc',
              trim: front.trim,
              window: { ...front.window, panes: 2 },
              roof: 'slab',
              seed: front.seed,
            }),
        ]
      : [];
  if (manner !== 'neoclassical' && random.chance(0.45)) {
    const wide = broad * 1.05;
    over.push(
      lucarne(
        flip ? width * 0.08 : width * 0.92 - wide,
        wide,
        front.window,
        random.chance(0.5) ? front.wall : front.trim,
        front.seed,
      ),
    );
  }
  return { ...front, storeys, over };
}

function bandsFor(manner: Manner, floors: readonly number[], front: Front, random: Random): WallPainter[] {
  const top = heightOf(front);
  const [first = 5, second = 8.4] = floors;
  switch (manner) {
    case 'neoclassical':
      return random.chance(0.5) ? [pilasters([0, 1], first, top, front.trim)] : [corners(front.trim, top, 0.4)];
    case 'eclectic':
      return [
        stripes([first + 0.5, first + 1.3, first + 2.1, second + 0.5, second + 1.3, second + 2], 0.16, front.trim),
        ...(random.chance(0.4) ? [pilasters([0.36], first, top, front.trim, 0.26)] : []),
      ];
    case 'nouveau':
      return [stripes([first + 0.4, first + 0.9, first + 1.4, first + 1.9], 0.12, mix(front.wall, front.trim, 0.6))];
    case 'flemish':
      return [
        corners(front.trim, top, 0.42),
        stripes(
          floors.flatMap((v) => [v + 0.9, v + 1.7]),
          0.14,
          front.trim,
        ),
      ];
  }
}

/** Low barred windows in the plinth. */
function cellar(width: number): WallPainter {
  return (canvas, plane) => {
    for (const share of [0.42, 0.74]) {
      const u = width * share;
      canvas.face(plane.rect(u, 0.32, 0.85, 0.5, 0.035), '#1f262b');
      canvas.fill(
        [0.14, 0.28, 0.42, 0.56, 0.7].map((at) => plane.rect(u + at, 0.32, 0.025, 0.5, 0.04)),
        '#4a5157',
      );
    }
  };
}
