import { paintBox } from './box.ts';
import type { Canvas } from './canvas.ts';
import { paintChimney } from './chimney.ts';
import { dormers } from './dormers.ts';
import { gables } from './gables.ts';
import { paintWall, type Wall } from './materials.ts';
import { mix, palette, zinc } from './palette.ts';
import { type Box, isSeen, sidesOf } from './plane.ts';
import { lie, paintSlope, slopesOf } from './slopes.ts';
import type { WindowStyle } from './windows.ts';

export type RoofForm = 'ridge' | 'gable' | 'stepped' | 'bell' | 'mansard' | 'hip' | 'flat';

export interface Roof {
  form: RoofForm;
  /** Metres from the eaves to the ridge. */
  rise: number;
  colour: string;
  dormers: number;
  skylights: number;
  panels: boolean;
  chimney: boolean;
  /** How far the eaves stand out. */
  overhang: number;
}

/** A roof over a box of walls. */
export function paintRoof(canvas: Canvas, box: Box, roof: Roof, wall: Wall, frame: WindowStyle, seed: number): void {
  const top = box.y + box.height;
  if (roof.form === 'flat') return flat(canvas, box, roof);
  const slopes = slopesOf(box, roof);
  if (roof.form === 'stepped' || roof.form === 'bell' || roof.form === 'gable')
    gables(canvas, box, roof, wall, frame, seed, 'back');
  for (const slope of slopes) paintSlope(canvas, slope, roof, seed);
  if (roof.form === 'mansard')
    canvas.face(
      [
        [box.x, top + roof.rise, box.z + 1.1],
        [box.x + box.width, top + roof.rise, box.z + 1.1],
        [box.x + box.width, top + roof.rise, box.z + box.depth - 1.1],
        [box.x, top + roof.rise, box.z + box.depth - 1.1],
      ],
      mix(zinc, palette.steel, 0.3),
    );
  if (roof.form === 'ridge' || roof.form === 'mansard') sideGables(canvas, box, roof, wall, seed);
  if (roof.chimney) paintChimney(canvas, box, roof, wall, seed);
  const front = slopes.find(({ plane }) => plane.normal[2] < -0.2);
  if (front && roof.form !== 'hip') {
    dormers(canvas, box, roof, front.plane, frame, seed);
    lie(canvas, front.plane, roof, seed);
  }
  if (roof.form === 'stepped' || roof.form === 'bell' || roof.form === 'gable')
    gables(canvas, box, roof, wall, frame, seed, 'front');
  else gutter(canvas, box, roof);
}

/** Walls that go on above the eaves at the sides. */
function sideGables(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
  const { left, right } = sidesOf(box);
  for (const plane of [left, right]) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const [wide, tall] = [plane.width, plane.height];
    const inset = roof.form === 'mansard' ? 1.1 : wide / 2;
    const shape = [
      plane.at(0, tall - 0.02),
      plane.at(wide, tall - 0.02),
      plane.at(wide - inset, tall + roof.rise),
      plane.at(inset, tall + roof.rise),
    ];
    paintWall(canvas, plane, wall, seed + 3, shape, {
      from: tall,
      to: tall + roof.rise,
      span: (v) => [(inset * (v - tall)) / roof.rise, wide - (inset * (v - tall)) / roof.rise],
    });
    canvas.lines(
      [
        [
          plane.at(0, tall, 0.05),
          plane.at(inset, tall + roof.rise, 0.05),
          plane.at(wide - inset, tall + roof.rise, 0.05),
          plane.at(wide, tall, 0.05),
        ],
      ],
      mix(roof.colour, palette.slate, 0.2),
      0.14,
    );
  }
}

function gutter(canvas: Canvas, box: Box, roof: Roof): void {
  const { front } = sidesOf(box);
  const run = roof.form === 'mansard' ? 1.1 : box.depth / 2;
  const out = (roof.overhang * run) / Math.hypot(run, roof.rise);
  const drop = (roof.overhang * roof.rise) / Math.hypot(run, roof.rise);
  const extra = roof.form === 'hip' ? out : 0;
  if (!isSeen(front, canvas.camera.eye)) return;
  canvas.face(
    front.rect(-extra, front.height - drop - 0.12, front.width + extra * 2, 0.15, out + 0.04),
    canvas.tone(mix(zinc, palette.slate, 0.15), front),
  );
}

/** A parapet with a coping, and what stands on a flat roof. */
function flat(canvas: Canvas, box: Box, roof: Roof): void {
  const { top, front, left, right } = sidesOf(box);
  if (isSeen(top, canvas.camera.eye)) {
    canvas.face(top.rect(0, 0, top.width, top.height), mix(canvas.tone('#8d8b86', top), canvas.light.warmth, 0.1));
    canvas.fade(top.rect(0.3, 0.3, top.width - 0.6, top.height - 0.6), 'fade-right', 0.5);
    for (const share of [0.24, 0.6])
      paintBox(
        canvas,
        {
          x: box.x + box.width * share,
          y: box.y + box.height,
          z: box.z + box.depth * 0.4,
          width: 1.2,
          height: 0.5,
          depth: 1.2,
        },
        zinc,
      );
    if (roof.panels)
      for (let n = 0; n < Math.floor(box.width / 1.6) - 2; n++)
        canvas.face(
          [
            [box.x + 1 + n * 1.6, box.y + box.height + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, box.y + box.height + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, box.y + box.height + 0.6, box.z + 2.8],
            [box.x + 1 + n * 1.6, box.y + box.height + 0.6, box.z + 2.8],
          ],
          '#26364a',
        );
  }
  for (const plane of [left, right, front])
    if (isSeen(plane, canvas.camera.eye))
      canvas.face(
        plane.rect(-0.06, plane.height - 0.16, plane.width + 0.12, 0.18, 0.06),
        canvas.tone(roof.colour, plane),
      );
}
