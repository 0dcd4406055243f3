import { createRandom } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import { paintWall, type Wall } from './materials.ts';
import { mix, palette, stone } from './palette.ts';
import { type Box, isSeen, sidesOf } from './plane.ts';
import type { Roof, RoofForm } from './roofs.ts';
import { paintWindow, type WindowStyle } from './windows.ts';

/** Gables that face the street: plain, stepped or bell-shaped. */
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
  const form = which === 'back' ? 'gable' : roof.form;
  const line = gableLine(form, wide, roof.rise);
  const inset = (v: number) => Math.min(wide / 2, (wide / 2) * ((v - tall) / roof.rise));
  paintWall(
    canvas,
    plane,
    wall,
    seed + 5,
    [plane.at(0, tall - 0.02), ...line.map(([u, v]) => plane.at(u, tall + v)), plane.at(wide, tall - 0.02)],
    {
      from: tall,
      to: tall + roof.rise,
      span: (v) => [inset(v) + 0.1, wide - inset(v) - 0.1],
    },
  );
  const edge = form === 'gable' ? mix(roof.colour, palette.slate, 0.15) : stone;
  canvas.lines(
    [line.map(([u, v]) => plane.at(u, tall + v, 0.08))],
    canvas.tone(edge, plane),
    form === 'gable' ? 0.2 : 0.16,
  );
  if (roof.rise > 1.9) {
    const width = Math.min(1.3, wide * 0.2);
    const height = Math.min(1.5, roof.rise * 0.42);
    paintWindow(
      canvas,
      plane,
      { u: wide / 2 - width / 2, v: tall + roof.rise * 0.12, width, height },
      { ...frame, shutters: undefined },
      wall.colour,
      createRandom(seed + 29),
    );
  }
}

function gableLine(form: RoofForm, wide: number, rise: number): [number, number][] {
  const half = wide / 2;
  if (form === 'stepped') {
    const steps = 5;
    const up: [number, number][] = [];
    for (let n = 0; n < steps; n++) {
      const u = (half * n) / (steps + 0.6);
      up.push([u, (rise * n) / steps], [u, (rise * (n + 1)) / steps + 0.3]);
    }
    return [...up, ...up.map(([u, v]): [number, number] => [wide - u, v]).reverse()];
  }
  if (form === 'bell') {
    const left: [number, number][] = [
      [0, 0],
      [0.02, 0.22],
      [0.1, 0.36],
      [0.22, 0.46],
      [0.3, 0.62],
      [0.32, 0.86],
      [0.36, 0.98],
      [0.43, 1.06],
    ].map(([u = 0, v = 0]) => [u * wide, v * rise]);
    return [...left, [half, rise * 1.1], ...left.map(([u, v]): [number, number] => [wide - u, v]).reverse()];
  }
  return [
    [-0.12, -0.1],
    [half, rise + 0.08],
    [wide + 0.12, -0.1],
  ];
}
