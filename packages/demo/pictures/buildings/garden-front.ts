import { createRandom } from '../../listings/random.ts';
import { paintClimber, paintIvy } from '../greenery/climbers.ts';
import { type Front, heightOf } from './front.ts';
import { downpipe } from '../walls/ornaments.ts';
import { frames, mix, palette } from '../palette.ts';
import type { WallPainter } from './volume.ts';
import { paintWindow, type WindowStyle } from '../walls/windows.ts';

/** The garden side: less regular than the street side, with wider glass on the ground floor. */
export function gardenFront(front: Front, open: boolean): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed * 23 + 401);
    const style: WindowStyle = {
      ...front.window,
      surround: front.window.surround === 'none' ? 'none' : random.pick(['none', 'flat-arch'] as const),
      head: 'flat',
      shutters: undefined,
      boxes: 0,
    };
    const glass: WindowStyle = {
      ...style,
      frame: open ? random.pick([frames.grey, frames.black, frames.wood]) : style.frame,
      surround: 'none',
      panes: open ? random.between(3, 4) : 2,
      transom: 1,
      dressing: 'modern',
      rollers: 0,
    };
    const plinth = canvas.tone(mix(front.plinth.colour, palette.slate, 0.1), plane);
    canvas.face(plane.rect(0, 0, plane.width, 0.3, 0.02), plinth);
    const wide = Math.min(plane.width * (open ? 0.62 : 0.3), open ? 5.2 : 1.9);
    const left = random.chance(0.5);
    const u = left ? plane.width * 0.08 : plane.width * 0.92 - wide;
    const first = front.base + (front.storeys[0]?.height ?? 2.8);
    paintWindow(
      canvas,
      plane,
      { u, v: 0.12, width: wide, height: Math.min(first - 0.5, open ? 2.5 : 2.2) },
      glass,
      front.wall,
      random,
    );
    const rest = plane.width - wide - plane.width * 0.2;
    if (rest > 1.1)
      paintWindow(
        canvas,
        plane,
        {
          u: left ? plane.width * 0.94 - Math.min(1.5, rest) : plane.width * 0.06,
          v: 1,
          width: Math.min(1.5, rest),
          height: 1.2,
        },
        style,
        front.wall,
        random,
      );
    let floor = first;
    for (const storey of front.storeys.slice(1)) {
      const count = plane.width > 8 ? 3 : 2;
      for (let n = 0; n < count; n++) {
        const size = random.pick([1, 1.2, 1.2, 1.6]);
        const middle = (plane.width * (n + 0.5)) / count + (random.next() - 0.5) * 0.5;
        const high = n === 1 && random.chance(0.25) ? 0.8 : Math.max(1.2, Math.min(1.9, storey.height * 0.52));
        paintWindow(
          canvas,
          plane,
          { u: middle - size / 2, v: floor + storey.height - high - 0.5, width: size, height: high },
          style,
          front.wall,
          random,
        );
      }
      floor += storey.height;
    }
    const pipe = left ? plane.width - 0.2 : 0.1;
    downpipe(canvas, plane, pipe, Math.min(plane.height, heightOf(front)) - 0.1);
    const plant = random.next();
    if (plant < 0.22)
      paintIvy(
        canvas,
        plane,
        { u: left ? plane.width * 0.72 : 0, v: 0.2, width: plane.width * 0.28, height: plane.height * 0.6 },
        random,
      );
    else if (plant < 0.45)
      paintClimber(
        canvas,
        plane,
        {
          path: [
            [left ? plane.width * 0.97 : plane.width * 0.03, 0],
            [left ? plane.width * 0.96 : plane.width * 0.04, first - 0.1],
            [plane.width * 0.5, first + 0.05],
          ],
          spread: 0.34,
        },
        random,
      );
  };
}

/** A free-standing side with a window or two. */
export function sideFront(front: Front): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed * 29 + 503);
    const plinth = canvas.tone(front.plinth.colour, plane);
    if (front.plinth.height > 0) canvas.face(plane.rect(0, 0, plane.width, front.plinth.height, 0.02), plinth);
    let floor = front.base;
    for (const storey of front.storeys) {
      const count = plane.width > 9 && random.chance(0.6) ? 2 : 1;
      for (let n = 0; n < count; n++)
        paintWindow(
          canvas,
          plane,
          {
            u: plane.width * (n * 0.42 + 0.16 + random.next() * 0.16),
            v: floor + 0.95,
            width: random.pick([0.8, 1, 1.4]),
            height: Math.min(1.3, storey.height - 1.4),
          },
          { ...front.window, shutters: undefined, boxes: 0 },
          front.wall,
          random,
        );
      floor += storey.height;
    }
  };
}
