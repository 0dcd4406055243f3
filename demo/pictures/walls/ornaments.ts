import { createRandom } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Flat, Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { WallPainter } from '../buildings/volume.ts';
import { paintWindow, type WindowStyle } from './windows.ts';

/** Blocks of stone at the corners of a front, long and short in turn. */
export function corners(colour: string, height: number, size = 0.34): WallPainter {
  return (canvas, plane) => {
    const blocks: Point[][] = [];
    const top = Math.min(height, plane.height - 0.1);
    for (let v = 0, n = 0; v + size * 0.6 < top; v += size, n++) {
      const wide = n % 2 ? size * 0.7 : size * 1.25;
      const tall = Math.min(size * 0.95, top - v);
      blocks.push(plane.rect(0, v, wide, tall, 0.02), plane.rect(plane.width - wide, v, wide, tall, 0.02));
    }
    canvas.fill(blocks, canvas.tone(colour, plane));
  };
}

/** Joints as deep grooves across a rendered street floor. */
export function grooves(from: number, to: number, colour: string): WallPainter {
  return (canvas, plane) => {
    canvas.face(plane.rect(0, from, plane.width, to - from, 0.015), canvas.tone(colour, plane));
    const lines: Point[][] = [];
    for (let v = from + 0.38; v < to; v += 0.38) lines.push(plane.rect(0, v, plane.width, 0.045, 0.02));
    canvas.fill(lines, canvas.light.shadow, 0.3);
  };
}

/** Flat uprights from one height to another, at shares of the breadth. */
export function pilasters(at: readonly number[], from: number, to: number, colour: string, wide = 0.32): WallPainter {
  return (canvas, plane) => {
    const face = canvas.tone(colour, plane);
    const shapes = at.map((share) =>
      plane.rect(
        Math.min(plane.width - wide, Math.max(0, plane.width * share - wide / 2)),
        from,
        wide,
        to - from,
        0.06,
      ),
    );
    canvas.fill(
      shapes.map((shape) => shape.map(([x, y, z]): Point => [x - canvas.light.side * 0.07, y, z + 0.06])),
      canvas.light.shadow,
      canvas.light.depth * 0.7,
    );
    canvas.fill(shapes, face);
    canvas.fill(
      at.map((share) =>
        plane.rect(
          Math.min(plane.width - wide - 0.06, Math.max(0, plane.width * share - wide / 2 - 0.06)),
          to - 0.2,
          wide + 0.12,
          0.2,
          0.09,
        ),
      ),
      mix(face, palette.white, 0.16),
    );
  };
}

/** Bands of another brick or stone, each as tall as said. */
export function stripes(heights: readonly number[], tall: number, colour: string): WallPainter {
  return (canvas, plane) =>
    canvas.fill(
      heights.filter((v) => v + tall < plane.height).map((v) => plane.rect(0, v, plane.width, tall, 0.012)),
      canvas.tone(colour, plane),
    );
}

/** Glazed bricks in a chequered frieze. */
export function chequers(v: number, size: number, one: string, other: string): WallPainter {
  return (canvas, plane) => {
    canvas.face(plane.rect(0, v - size * 0.3, plane.width, size * 2.6, 0.012), canvas.tone(other, plane));
    const count = Math.round(plane.width / size);
    const side = plane.width / count;
    const squares: Point[][] = [];
    for (let n = 0; n < count; n++) squares.push(plane.rect(n * side, v + (n % 2 ? size : 0), side, size, 0.016));
    canvas.fill(squares, canvas.tone(one, plane));
  };
}

/** A frieze of sgraffito: stems and flowers scratched in coloured plaster, as on the fronts of 1900. */
export function sgraffito(area: { u: number; v: number; width: number; height: number }, seed: number): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 83);
    const { u, v, width, height } = area;
    const ground = canvas.tone(random.pick(['#d8b36a', '#7d9a8c', '#c99a78', '#8ea3a8']), plane);
    const leaf = canvas.tone(random.pick(['#4f6b4f', '#3f5f66', '#6b5a3a']), plane);
    const flower = canvas.tone(random.pick(['#b9533d', '#f0e2c0', '#c98f2b', '#8a5676']), plane);
    canvas.face(plane.rect(u - 0.05, v - 0.05, width + 0.1, height + 0.1, 0.01), canvas.tone('#e6dcc6', plane));
    canvas.face(plane.rect(u, v, width, height, 0.012), ground);
    const count = Math.max(2, Math.round(width / (height * 0.95)));
    const step = width / count;
    const stems: Point[][] = [];
    const petals: { at: Point; radius: number }[] = [];
    const leaves: Point[][] = [];
    for (let n = 0; n < count; n++) {
      const x = u + step * (n + 0.5);
      const curve = (sign: number): Point[] =>
        Array.from({ length: 7 }, (_, k) => {
          const share = k / 6;
          return plane.at(x + sign * Math.sin(share * Math.PI) * step * 0.3, v + height * (0.06 + share * 0.6), 0.014);
        });
      stems.push(curve(1), curve(-1));
      const head: Flat = [x, v + height * 0.7];
      for (let k = 0; k < 6; k++) {
        const angle = (k / 6) * Math.PI * 2;
        petals.push({
          at: plane.at(head[0] + Math.cos(angle) * height * 0.12, head[1] + Math.sin(angle) * height * 0.12, 0.016),
          radius: height * 0.085,
        });
      }
      for (const sign of [-1, 1])
        leaves.push([
          plane.at(x, v + height * 0.16, 0.014),
          plane.at(x + sign * step * 0.3, v + height * 0.22, 0.014),
          plane.at(x + sign * step * 0.42, v + height * 0.42, 0.014),
          plane.at(x + sign * step * 0.14, v + height * 0.32, 0.014),
        ]);
    }
    canvas.fill(leaves, leaf, 0.9);
    canvas.lines(stems, leaf, Math.max(0.02, height * 0.035));
    canvas.balls(petals, flower);
  };
}

/** A panel in another material behind the windows of a storey. */
export function panel(area: { u: number; v: number; width: number; height: number }, colour: string): WallPainter {
  return (canvas, plane) =>
    canvas.face(plane.rect(area.u, area.v, area.width, area.height, 0.01), canvas.tone(colour, plane));
}

/** Wall anchors in the shape of a letter I, as hold up the floors of old houses. */
export function anchors(heights: readonly number[], count: number): WallPainter {
  return (canvas, plane) =>
    canvas.fill(
      heights.flatMap((v) =>
        Array.from({ length: count }, (_, n) =>
          plane.rect((plane.width * (n + 0.5)) / count - 0.03, v - 0.22, 0.06, 0.44, 0.03),
        ),
      ),
      canvas.tone('#2c2f31', plane),
    );
}

/** A zinc pipe from the gutter down to the pavement, with its shadow and collars. */
export function downpipe(canvas: Canvas, plane: Plane, u: number, top: number): void {
  canvas.face(plane.rect(u - canvas.light.side * 0.07, 0, 0.1, top), canvas.light.shadow, canvas.light.depth * 0.8);
  canvas.face(plane.rect(u, 0.9, 0.1, top - 0.9, 0.06), canvas.tone('#8f999f', plane));
  canvas.face(plane.rect(u - 0.01, 0, 0.12, 0.95, 0.07), canvas.tone('#4b5459', plane));
  canvas.fill(
    [0.36, 0.66].map((share) => plane.rect(u - 0.02, top * share, 0.14, 0.07, 0.07)),
    canvas.tone('#6d777d', plane),
  );
}

/** A gable of stone that stands on the cornice over one bay, with a window or an arch in it; metres along the front. */
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
