import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette, zinc } from '../palette.ts';
import { type Box, isSeen, type Plane, sidesOf } from '../plane.ts';
import { type Roof, steep } from './roof.ts';
import { paintWindow, type WindowStyle } from '../walls/windows.ts';
import { rectangle } from '../shapes.ts';

/** Dormers on the front slope. */
export function dormers(canvas: Canvas, box: Box, roof: Roof, slope: Plane, frame: WindowStyle, seed: number): void {
  if (!isSeen(slope, canvas.camera.eye)) return;
  const random = createRandom(seed * 11 + 23);
  const isSteep = roof.form === 'mansard';
  const run = isSteep ? steep : box.depth / 2;
  const count = Math.min(roof.dormers, Math.floor(box.width / 1.5));
  for (let n = 0; n < count; n++) {
    const shed = roof.dormer === 'shed';
    const wide = shed ? Math.min(3.4, box.width * 0.5) : isSteep ? 1.15 : Math.min(1.5, box.width * 0.26);
    const x = box.x + (box.width * (n + 0.5)) / count - wide / 2;
    const foot = isSteep ? 0.35 : roof.rise * 0.16;
    const tall = isSteep ? Math.min(1.55, roof.rise - 0.5) : Math.min(shed ? 1.3 : 1.45, roof.rise * 0.5);
    // The front of the dormer is where the slope reaches its base.
    const z = box.z + (run * foot) / roof.rise - 0.02;
    const body: Box = {
      x,
      y: box.y + box.height + foot,
      z,
      width: wide,
      height: tall,
      depth: (run * tall) / roof.rise,
    };
    const sides = sidesOf(body);
    const cheekColour = mix(roof.colour, palette.slate, 0.1);
    for (const cheek of [sides.left, sides.right]) {
      if (!isSeen(cheek, canvas.camera.eye)) continue;
      const low = cheek === sides.left ? cheek.width : 0;
      canvas.face(
        [cheek.at(low, 0), cheek.at(cheek.width - low, tall), cheek.at(low, tall)],
        canvas.tone(cheekColour, cheek),
      );
    }
    // The dormer's shadow on the slope beside it.
    const lean = -canvas.light.side;
    const from = lean > 0 ? x + wide : x;
    canvas.face(
      [
        [from, body.y, z],
        [from, body.y + tall, z + body.depth],
        [from + lean * 0.55, body.y + tall * 0.55, z + body.depth * 0.55],
      ],
      canvas.light.shadow,
      canvas.light.depth,
    );
    paintFace(canvas, sides.front, roof, frame, random.between(0, 9999));
    paintCap(canvas, body, roof, slope);
  }
}

function paintFace(canvas: Canvas, plane: Plane, roof: Roof, frame: WindowStyle, seed: number): void {
  const { width, height } = plane;
  const trim = roof.dormer === 'shed' || roof.dormer === 'flat' ? mix(zinc, palette.slate, 0.25) : '#e9e3d6';
  canvas.face(plane.rect(0, 0, width, height), canvas.tone(trim, plane));
  paintWindow(
    canvas,
    plane,
    { u: 0.13, v: 0.14, width: width - 0.26, height: height - 0.22 },
    {
      ...frame,
      panes: roof.dormer === 'shed' ? 3 : Math.min(2, frame.panes),
      head: roof.dormer === 'arched' ? 'segment' : 'flat',
      surround: 'none',
      shutters: undefined,
      boxes: undefined,
      rollers: undefined,
      reveal: 0.06,
    },
    trim,
    createRandom(seed),
  );
}

function paintCap(canvas: Canvas, { x, y, z, width, height }: Box, roof: Roof, slope: Plane): void {
  const top = y + height;
  const front = z - 0.12;
  const dark = mix(canvas.tone(roof.colour, slope), palette.slate, 0.3);
  if (roof.dormer === 'flat' || roof.dormer === 'shed') {
    canvas.face(rectangle([x - 0.14, top, front], [x + width + 0.14, top + 0.15, front]), canvas.tone(zinc, slope));
    return;
  }
  const rise = width * (roof.dormer === 'arched' ? 0.24 : 0.36);
  const line: Point[] =
    roof.dormer === 'arched'
      ? Array.from({ length: 9 }, (_, n): Point => [
          x - 0.14 + ((width + 0.28) * n) / 8,
          top + Math.sin((n / 8) * Math.PI) * rise,
          front,
        ])
      : [
          [x - 0.16, top - 0.03, front],
          [x + width / 2, top + rise, front],
          [x + width + 0.16, top - 0.03, front],
        ];
  canvas.face(line, canvas.tone('#e9e3d6', { normal: [0, 0, -1] }));
  canvas.lines([line], dark, 0.1);
}
