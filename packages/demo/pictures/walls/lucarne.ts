import { createRandom } from '../../listings/random.ts';
import type { WallPainter } from '../buildings/volume.ts';
import type { Flat } from '../camera.ts';
import { type WindowStyle, paintWindow } from './windows.ts';

/** A stone gable on the cornice over one bay, with a window or an arch in it; metres along the front. */
export function lucarne(u: number, width: number, style: WindowStyle, colour: string, seed: number): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 47 + 31);
    const { height } = plane;
    const tall = width * (0.62 + random.next() * 0.2);
    const kind = random.pick(['steps', 'curve', 'point'] as const);
    const halves: Record<'steps' | 'curve' | 'point', Flat[]> = {
      steps: [
        [0, 0],
        [0, 0.42],
        [0.16, 0.42],
        [0.16, 0.72],
        [0.32, 0.72],
        [0.32, 1],
      ],
      curve: [
        [0, 0],
        [0.03, 0.34],
        [0.12, 0.5],
        [0.2, 0.62],
        [0.24, 0.86],
        [0.36, 0.98],
      ],
      point: [
        [0, 0],
        [0, 0.3],
        [0.06, 0.3],
      ],
    };
    const half = halves[kind];
    const left = half.map(([x, y]): Flat => [u + x * width, height + y * tall]);
    const right = half.map(([x, y]): Flat => [u + width - x * width, height + y * tall]).reverse();
    const line: Flat[] = [...left, [u + width / 2, height + tall * (kind === 'steps' ? 1 : 1.12)], ...right];
    const out = 0.12;
    canvas.face(
      line.map(([x, y]) => plane.at(x, y, out)),
      canvas.tone(colour, plane),
    );
    canvas.lines([line.map(([x, y]) => plane.at(x, y, out + 0.03))], canvas.tone('#ece5d6', plane), 0.13);
    const size = width * 0.36;
    paintWindow(
      canvas,
      plane,
      { u: u + width / 2 - size / 2, v: height + tall * 0.16, width: size, height: tall * 0.6 },
      {
        ...style,
        head: 'round',
        surround: 'band',
        panes: 2,
        transom: 1,
        shutters: undefined,
        boxes: 0,
        rollers: 0,
        reveal: 0.08,
      },
      colour,
      random,
    );
    canvas.balls(
      [{ at: plane.at(u + width / 2, height + tall * 1.18, out), radius: 0.13 }],
      canvas.tone('#ece5d6', plane),
    );
  };
}
