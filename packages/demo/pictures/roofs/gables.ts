import { type Random, createRandom } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette, stone } from '../palette.ts';
import { type Box, type Plane, isSeen, sidesOf } from '../plane.ts';
import { type Wall, paintWall } from '../walls/materials.ts';
import { type WindowStyle, paintWindow } from '../walls/windows.ts';
import { gableLine, spanAt } from './gable-lines.ts';
import type { Roof, RoofForm } from './roof.ts';
import { clippedAt } from './slopes.ts';

/** Gables facing the street or the garden. */
export function gables(
  canvas: Canvas,
  box: Box,
  roof: Roof,
  wall: Wall,
  frame: WindowStyle,
  seed: number,
  which: 'front' | 'back',
): void {
  const plane = sidesOf(box)[which];
  if (!isSeen(plane, canvas.camera.eye)) return;
  const [wide, tall] = [plane.width, plane.height];
  const form = which === 'back' && roof.form !== 'saw' && roof.form !== 'clipped' ? 'gable' : roof.form;
  const line = gableLine(form, wide, roof.rise);
  const plain = form === 'gable' || form === 'clipped';
  paintWall(
    canvas,
    plane,
    { ...wall, bands: plain ? [] : [tall + roof.rise * 0.04, tall + roof.rise * 0.5] },
    seed + 5,
    [plane.at(0, tall - 0.02), ...line.map(([u, v]) => plane.at(u, tall + v)), plane.at(wide, tall - 0.02)],
    form === 'saw'
      ? { from: tall, to: tall, span: () => [0, wide] }
      : { from: tall, to: tall + roof.rise, span: (v) => spanAt(line, v - tall, wide) },
  );
  const rim = line.map(([u, v]) => plane.at(u, tall + v, 0.1));
  if (plain) {
    // The verge casts its shadow on the gable.
    canvas.lines(
      [line.map(([u, v]) => plane.at(u, tall + v - 0.22, 0.01))],
      canvas.light.shadow,
      0.3,
      canvas.light.depth * 0.8,
    );
    canvas.lines([rim], canvas.tone(mix(roof.colour, palette.slate, 0.15), plane), 0.2);
    canvas.lines([line.map(([u, v]) => plane.at(u, tall + v - 0.13, 0.11))], canvas.tone('#d9d2c2', plane), 0.06);
  } else if (form === 'stepped') {
    const caps = line.flatMap(([u, v], n) => {
      const next = line[n + 1];
      return next && Math.abs(next[1] - v) < 0.01 ? [[u - 0.08, tall + v - 0.02, next[0] - u + 0.16] as const] : [];
    });
    canvas.fill(
      caps.map(([u, v, width]) => plane.rect(u - canvas.light.side * 0.05, v - 0.12, width, 0.14, 0.02)),
      canvas.light.shadow,
      canvas.light.depth,
    );
    canvas.fill(
      caps.map(([u, v, width]) => plane.rect(u, v, width, 0.15, 0.12)),
      canvas.tone(stone, plane),
    );
  } else {
    canvas.lines(
      [line.map(([u, v]) => plane.at(u - canvas.light.side * 0.05, tall + v - 0.1, 0.02))],
      canvas.light.shadow,
      0.14,
      canvas.light.depth,
    );
    canvas.lines([rim], canvas.tone(form === 'saw' ? '#8b8f8f' : stone, plane), 0.13);
  }
  if (form === 'saw') return;
  if (form === 'clipped') {
    const back = Math.min(box.depth * 0.3, Math.hypot(wide / 2, roof.rise) * 0.42);
    const corner = (side: -1 | 1) =>
      plane.at(wide / 2 + (side * wide * (1 - clippedAt)) / 2, tall + roof.rise * clippedAt, 0.2);
    canvas.face(
      [corner(-1), corner(1), plane.at(wide / 2, tall + roof.rise, -back)],
      canvas.tone(roof.colour, { normal: [0, 0.7, -0.7] }),
    );
    canvas.line(canvas.tone(mix(roof.colour, palette.slate, 0.3), plane), 0.14, corner(-1), corner(1));
  }
  if (form === 'bell' || form === 'neck') volutes(canvas, plane, roof.rise, form);
  if (roof.rise > 1.9) atticWindows(canvas, plane, roof, wall, frame, createRandom(seed * 3 + 29));
}

function atticWindows(canvas: Canvas, plane: Plane, roof: Roof, wall: Wall, frame: WindowStyle, random: Random): void {
  const [wide, tall] = [plane.width, plane.height];
  const style: WindowStyle = { ...frame, shutters: undefined, boxes: undefined, rollers: undefined };
  const kind = random.pick(['one', 'one', 'pair', 'round', 'tall'] as const);
  const low = tall + roof.rise * 0.12;
  const put = (u: number, v: number, width: number, height: number, more: Partial<WindowStyle> = {}) =>
    paintWindow(canvas, plane, { u, v, width, height }, { ...style, ...more }, wall.colour, random);
  if (kind === 'round') {
    const size = Math.min(1.1, wide * 0.17);
    return put(wide / 2 - size / 2, tall + roof.rise * 0.26, size, size, {
      head: 'circle',
      surround: 'none',
      transom: 1,
    });
  }
  if (kind === 'pair' && wide > 5.2) {
    const size = Math.min(0.95, wide * 0.15);
    const high = Math.min(1.45, roof.rise * 0.36);
    put(wide / 2 - size - 0.16, low, size, high, { panes: 1 });
    put(wide / 2 + 0.16, low, size, high, { panes: 1 });
  } else {
    const size = Math.min(kind === 'tall' ? 1.1 : 1.4, wide * 0.22);
    put(wide / 2 - size / 2, low, size, Math.min(kind === 'tall' ? 1.9 : 1.5, roof.rise * 0.44));
  }
  if (roof.rise > 3.6 && roof.form !== 'clipped')
    put(wide / 2 - 0.26, tall + roof.rise * 0.64, 0.52, 0.62, {
      head: 'round',
      panes: 1,
      transom: 1,
      surround: 'none',
    });
}

/** Stone scrolls on both shoulders. */
function volutes(canvas: Canvas, plane: Plane, rise: number, form: RoofForm): void {
  const { width, height } = plane;
  const [u, v] = form === 'bell' ? [width * 0.16, height + rise * 0.42] : [width * 0.12, height + rise * 0.22];
  canvas.balls(
    [u, width - u].map((at) => ({ at: plane.at(at, v, 0.12), radius: 0.2 })),
    canvas.tone(stone, plane),
  );
  canvas.balls(
    [u, width - u].map((at) => ({ at: plane.at(at, v, 0.13), radius: 0.09 })),
    canvas.light.shadow,
    0.4,
  );
}
