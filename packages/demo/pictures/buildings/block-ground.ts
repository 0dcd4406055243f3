import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { paintDoor } from '../walls/doors.ts';
import { paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import { paintWindow } from '../walls/windows.ts';
import { type BlockFront, entranceOf } from './block-plan.ts';

/** The ground floor of a block: its entrance, with windows, garages or glass beside it. */
export function paintGround(canvas: Canvas, plane: Plane, front: BlockFront, random: Random): void {
  const { bays, storey } = front;
  const bay = plane.width / bays;
  const entrance = entranceOf(front);
  canvas.face(
    plane.rect(0, 0, plane.width, storey, 0.01),
    canvas.tone(mix(front.panel, front.wall, front.ground === 'flats' ? 0.8 : 0.3), plane),
  );
  canvas.face(plane.rect(0, 0, plane.width, 0.3, 0.03), canvas.tone('#6d7278', plane));
  canvas.face(plane.rect(0, storey - 0.24, plane.width, 0.24, 0.04), canvas.tone(front.slab, plane));
  for (let column = 0; column < bays; column++) {
    const left = bay * column;
    if (column === entrance) paintEntrance(canvas, plane, front, left, bay, random);
    else if (front.ground === 'garages') {
      const width = Math.min(2.5, bay * 0.8);
      paintGarageDoor(
        canvas,
        plane,
        { u: left + (bay - width) / 2, v: 0.02, width, height: 2.15 },
        '#8f979b',
        'sections',
        front.wall,
      );
    } else {
      const glass = front.ground === 'glass';
      const width = bay * (glass ? 0.84 : 0.56);
      paintWindow(
        canvas,
        plane,
        { u: left + (bay - width) / 2, v: glass ? 0.4 : 0.95, width, height: storey * (glass ? 0.72 : 0.48) },
        { ...front.window, panes: glass ? 3 : front.window.panes },
        front.wall,
        random,
      );
    }
  }
}

/** A glazed entrance hall with letter boxes, in its own frame, under a canopy. */
function paintEntrance(
  canvas: Canvas,
  plane: Plane,
  front: BlockFront,
  left: number,
  bay: number,
  random: Random,
): void {
  const { storey, slab } = front;
  canvas.face(plane.rect(left + bay * 0.08, 0, bay * 0.84, storey * 0.92, 0.02), canvas.tone(front.panel, plane));
  const hall = plane.rect(left + bay * 0.13, 0.1, bay * 0.32, 2.4, 0.025);
  canvas.fade(hall, random.chance(0.35 + canvas.light.lamps) ? 'lamp-soft' : 'glass-deep');
  canvas.fill(
    Array.from({ length: 6 }, (_, n) =>
      plane.rect(left + bay * 0.16 + (n % 2) * 0.3, 0.9 + Math.floor(n / 2) * 0.24, 0.26, 0.19, 0.03),
    ),
    canvas.tone('#b9bcbb', plane),
    0.75,
  );
  paintDoor(
    canvas,
    plane,
    { u: left + bay * 0.5, v: 0.05, width: Math.min(1.15, bay * 0.36), height: 2.35 },
    front.entrance,
    front.wall,
    random,
  );
  const roof = { u: left + bay * 0.02, v: storey * 0.86, width: bay * 0.96, height: 0.18 };
  dropShadow(canvas, plane, roof, 1);
  const out = 1;
  canvas.face(
    [
      plane.at(roof.u, roof.v, 0),
      plane.at(roof.u + roof.width, roof.v, 0),
      plane.at(roof.u + roof.width, roof.v, out),
      plane.at(roof.u, roof.v, out),
    ],
    mix(canvas.tone(slab, plane), canvas.light.shadow, 0.5),
  );
  canvas.face(plane.rect(roof.u, roof.v, roof.width, roof.height, out), canvas.tone(slab, plane));
  if (front.number !== undefined) paintNumber(canvas, plane, front.number, left + bay * 0.93, 1.75, 0.2);
}
