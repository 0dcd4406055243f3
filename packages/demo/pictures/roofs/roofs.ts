import type { Canvas } from '../canvas.ts';
import { paintChimney } from './chimney.ts';
import { dormers } from './dormers.ts';
import { paintFlatRoof } from './flat-roof.ts';
import { gables } from './gables.ts';
import { hasGables } from './gable-lines.ts';
import { paintWall, type Wall } from '../walls/materials.ts';
import { mix, palette, zinc } from '../palette.ts';
import { type Box, isSeen, sidesOf } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { type Roof, steep } from './roof.ts';
import { lie } from './skylights.ts';
import { paintSlope } from './coverings.ts';
import { slopesOf } from './slopes.ts';
import type { WindowStyle } from '../walls/windows.ts';
import { rectangle } from '../shapes.ts';

/** A roof over a box of walls. */
export function paintRoof(canvas: Canvas, box: Box, roof: Roof, wall: Wall, frame: WindowStyle, seed: number): void {
  const top = box.y + box.height;
  if (roof.form === 'flat') return paintFlatRoof(canvas, box, roof);
  if (roof.form === 'saw') {
    gables(canvas, box, roof, wall, frame, seed, 'back');
    return gables(canvas, box, roof, wall, frame, seed, 'front');
  }
  const slopes = slopesOf(box, roof);
  if (hasGables(roof.form)) gables(canvas, box, roof, wall, frame, seed, 'back');
  // Only the upper part of a chimney shows behind the edge of a mansard's flat top.
  const behind = roof.chimney && roof.form === 'mansard' && canvas.camera.eye[1] < top + roof.rise;
  if (behind) paintChimney(canvas, box, roof, wall, seed);
  for (const slope of slopes) paintSlope(canvas, slope, roof, seed);
  if (roof.form === 'mansard' && canvas.camera.eye[1] > top + roof.rise)
    canvas.face(
      rectangle(
        [box.x, top + roof.rise, box.z + steep],
        [box.x + box.width, top + roof.rise, box.z + box.depth - steep],
      ),
      canvas.tone(mix(zinc, palette.steel, 0.3), { normal: [0, 1, 0] }),
    );
  if (roof.form === 'ridge' || roof.form === 'mansard') sideGables(canvas, box, roof, wall, seed);
  if (roof.chimney && !behind) paintChimney(canvas, box, roof, wall, seed);
  const front = slopes.find(({ plane }) => plane.normal[2] < -0.2);
  if (front && roof.form !== 'hip') {
    lie(canvas, front.plane, roof, seed);
    dormers(canvas, box, roof, front.plane, frame, seed);
  }
  if (hasGables(roof.form)) gables(canvas, box, roof, wall, frame, seed, 'front');
  else eaves(canvas, box, roof);
}

/** Side walls that continue above the eaves. */
function sideGables(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
  const { left, right } = sidesOf(box);
  for (const plane of [left, right]) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const [wide, tall] = [plane.width, plane.height];
    const inset = roof.form === 'mansard' ? steep : wide / 2;
    const shape = [
      plane.at(0, tall - 0.02),
      plane.at(wide, tall - 0.02),
      plane.at(wide - inset, tall + roof.rise),
      plane.at(inset, tall + roof.rise),
    ];
    paintWall(canvas, plane, { ...wall, bands: [] }, seed + 3, shape, {
      from: tall,
      to: tall + roof.rise,
      span: (v) => [(inset * (v - tall)) / roof.rise, wide - (inset * (v - tall)) / roof.rise],
    });
    const verge = [
      plane.at(-0.1, tall - 0.1, 0.05),
      plane.at(inset, tall + roof.rise, 0.05),
      plane.at(wide - inset, tall + roof.rise, 0.05),
      plane.at(wide + 0.1, tall - 0.1, 0.05),
    ];
    canvas.lines([verge], canvas.light.shadow, 0.3, canvas.light.depth * 0.7);
    canvas.lines([verge], canvas.tone(mix(roof.colour, palette.slate, 0.3), plane), 0.16);
  }
}

/** The gutter, the dark underside of the eaves and their shadow. */
function eaves(canvas: Canvas, box: Box, roof: Roof): void {
  const { front, left, right } = sidesOf(box);
  const run = roof.form === 'mansard' ? steep : box.depth / 2;
  const out = (roof.overhang * run) / Math.hypot(run, roof.rise);
  const drop = (roof.overhang * roof.rise) / Math.hypot(run, roof.rise);
  for (const plane of roof.form === 'hip' ? [left, right, front] : [front]) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const extra = roof.form === 'hip' ? out : 0;
    const foot = plane.height - drop;
    if (plane.measure(canvas.camera.eye)[1] < foot)
      canvas.face(
        [
          plane.at(0, foot - 0.05, 0),
          plane.at(plane.width, foot - 0.05, 0),
          plane.at(plane.width + extra, foot - 0.05, out),
          plane.at(-extra, foot - 0.05, out),
        ],
        mix(canvas.tone('#d8d0c0', plane), canvas.light.shadow, 0.5),
      );
    const gutter = canvas.tone(mix(zinc, palette.slate, 0.1), plane);
    canvas.face(plane.rect(-extra, foot - 0.12, plane.width + extra * 2, 0.15, out + 0.04), gutter);
    canvas.face(
      plane.rect(-extra, foot - 0.01, plane.width + extra * 2, 0.035, out + 0.05),
      mix(gutter, palette.white, 0.35),
    );
  }
}

/** The shadow of the eaves on the walls; painted before the details of the walls. */
export function eavesShadow(canvas: Canvas, box: Box, roof: Roof, sideways: boolean): void {
  const { front, back, left, right } = sidesOf(box);
  const seen = roof.form === 'hip' || roof.form === 'flat' ? [front, back, left, right] : [front, back];
  for (const plane of hasGables(roof.form) ? (sideways ? [left, right] : []) : seen) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const out = roof.form === 'flat' ? Math.max(0.06, roof.overhang) : roof.overhang;
    dropShadow(canvas, plane, { u: -0.4, v: plane.height - 0.2, width: plane.width + 0.8, height: 0.2 }, out);
    canvas.fade(plane.rect(0, plane.height - 1.1 - out, plane.width, 1.1 + out), 'fade-down', 0.32);
  }
}
