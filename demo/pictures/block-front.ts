import { createRandom } from '../listings/random.ts';
import { paintBalcony, type Rail } from './balconies.ts';
import { mix, palette, stone, zinc } from './palette.ts';
import type { WallPainter } from './volume.ts';
import { paintDoor, paintGarageDoor, paintWindow, type DoorStyle, type WindowStyle } from './windows.ts';

/** The front of a block of flats. */
export interface BlockFront {
  seed: number;
  bays: number;
  floors: number;
  storey: number;
  wall: string;
  /** A second material between windows of one floor. */
  panel: string;
  slab: string;
  window: WindowStyle;
  rail: Rail;
  terraces: 'middle' | 'sides' | 'alternate' | 'all' | 'none';
  bands: boolean;
  entrance: DoorStyle;
  /** The street floor: windows, garages, or shop-like glass. */
  ground: 'glass' | 'garages' | 'flats';
}

/** Paints the street side of a block. */
export function blockFront(front: BlockFront): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed + 701);
    const { bays, floors, storey } = front;
    const bay = plane.width / bays;
    const entrance = Math.floor(bays / 2) - (random.chance(0.4) ? 1 : 0);
    canvas.face(
      plane.rect(0, 0, plane.width, storey, 0.01),
      canvas.tone(mix(front.panel, front.wall, front.ground === 'flats' ? 0.8 : 0.3), plane),
    );
    canvas.face(plane.rect(0, 0, plane.width, 0.3, 0.03), canvas.tone('#6d7278', plane));
    for (let column = 0; column < bays; column++) {
      const left = bay * column;
      if (column === Math.max(0, entrance)) {
        canvas.face(plane.rect(left + bay * 0.08, 0, bay * 0.84, storey * 0.92, 0.02), canvas.tone(front.panel, plane));
        canvas.fade(
          plane.rect(left + bay * 0.14, 0.1, bay * 0.3, 2.4, 0.02),
          random.chance(0.5) ? 'lamp' : 'glass-dark',
        );
        paintDoor(
          canvas,
          plane,
          { u: left + bay * 0.5, v: 0.05, width: Math.min(1.1, bay * 0.36), height: 2.35 },
          front.entrance,
          random,
        );
        canvas.face(
          plane.rect(left + bay * 0.02, storey * 0.86, bay * 0.96, 0.18, 0.9),
          canvas.tone(front.slab, plane),
        );
      } else if (front.ground === 'garages') {
        const width = Math.min(2.5, bay * 0.8);
        paintGarageDoor(canvas, plane, { u: left + (bay - width) / 2, v: 0.02, width, height: 2.15 }, '#8f979b', false);
      } else {
        const width = bay * (front.ground === 'glass' ? 0.84 : 0.6);
        paintWindow(
          canvas,
          plane,
          {
            u: left + (bay - width) / 2,
            v: front.ground === 'glass' ? 0.4 : 0.95,
            width,
            height: storey * (front.ground === 'glass' ? 0.74 : 0.5),
          },
          front.window,
          front.wall,
          random,
        );
      }
    }
    for (let floor = 1; floor < floors; floor++) {
      const level = storey * floor;
      if (front.bands)
        canvas.face(plane.rect(0, level - 0.14, plane.width, 0.28, 0.04), canvas.tone(front.slab, plane));
      const terraced = (column: number) => hasTerrace(front, column, floor);
      for (let column = 0; column < bays; column++) {
        const left = bay * column;
        if (terraced(column)) {
          const glass = bay * 0.82;
          paintWindow(
            canvas,
            plane,
            { u: left + (bay - glass) / 2, v: level + 0.12, width: glass, height: storey * 0.78 },
            { ...front.window, lintel: 'none', panes: 3, transom: 1 },
            front.wall,
            random,
          );
        } else {
          const width = Math.min(bay * 0.56, 2.2);
          if (front.panel !== front.wall)
            canvas.face(
              plane.rect(left + (bay - width) / 2 - 0.1, level + 0.12, width + bay * 0.16, storey * 0.76, 0.01),
              canvas.tone(front.panel, plane),
            );
          paintWindow(
            canvas,
            plane,
            { u: left + (bay - width) / 2, v: level + 0.75, width, height: storey * 0.56 },
            front.window,
            front.wall,
            random,
          );
        }
      }
      for (let column = 0; column < bays; column++) {
        if (!terraced(column)) continue;
        let run = 1;
        while (terraced(column + run) && column + run < bays) run++;
        paintBalcony(
          canvas,
          plane,
          { u: bay * column + 0.1, v: level + 0.1, width: bay * run - 0.2, deep: 1.35 },
          front.rail,
          front.slab,
        );
        if (random.chance(0.4))
          canvas.balls(
            [
              { at: plane.at(bay * (column + 0.25), level + 1.15, 1.1), radius: 0.32, squash: 0.8 },
              { at: plane.at(bay * (column + 0.4), level + 1.05, 1.1), radius: 0.24 },
            ],
            palette.moss,
          );
        column += run - 1;
      }
    }
    canvas.face(plane.rect(plane.width - 0.3, 0, 0.1, plane.height, 0.05), canvas.tone(zinc, plane));
    canvas.face(
      plane.rect(0, plane.height - 0.3, plane.width, 0.3, 0.03),
      canvas.tone(mix(front.slab, stone, 0.4), plane),
    );
  };
}

function hasTerrace({ terraces, bays }: BlockFront, column: number, floor: number): boolean {
  const middle = Math.floor(bays / 2);
  switch (terraces) {
    case 'all':
      return column < bays;
    case 'middle':
      return bays % 2 === 1 ? column === middle : column === middle || column === middle - 1;
    case 'sides':
      return column === 0 || column === bays - 1;
    case 'alternate':
      return column < bays && (column + floor) % 2 === 0;
    case 'none':
      return false;
  }
}

/** The courtyard side of a block: the same windows, plainer, with long terraces. */
export function blockBack(front: BlockFront): WallPainter {
  return blockFront({
    ...front,
    seed: front.seed + 13,
    terraces: front.terraces === 'all' ? 'middle' : 'all',
    panel: front.wall,
    bands: false,
    ground: 'flats',
  });
}
