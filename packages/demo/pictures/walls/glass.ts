import type { Random } from '../../listings/random.ts';
import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import type { Opening, Recess } from './openings.ts';
import { mix } from '../palette.ts';
import type { Plane } from '../plane.ts';

/** The interior visible behind a window. */
export type Dressing = 'home' | 'modern' | 'bare';

const cloths = ['#ece6da', '#ddd5c6', '#d3d6d2', '#e5d9c4', '#c8ccc6'] as const;

/** A pane: its reflections, what is behind it, and the light of a lamp. */
export function paintGlass(
  canvas: Canvas,
  plane: Plane,
  recess: Recess,
  opening: Opening,
  dressing: Dressing,
  random: Random,
): void {
  const { light } = canvas;
  const [spread, kind, sheen] = [random.next(), random.next(), random.next()];
  const lit = random.chance(light.lamps);
  const glass = recess.cut(recess.outline);
  if (glass.length === 0) return;
  const high = opening.v + opening.height / 2 > 4.4;
  if (lit) canvas.fade(glass, spread < 0.75 ? 'lamp' : 'lamp-soft');
  else if (high) canvas.fade(glass, spread < 0.5 ? 'glass' : spread < 0.74 ? 'glass-bright' : 'glass-dark');
  else canvas.fade(glass, spread < 0.32 ? 'glass' : spread < 0.66 ? 'glass-dark' : 'glass-deep');
  const detail = canvas.detail(plane.at(opening.u, opening.v));
  if (detail < 7) return;
  if (!lit) reflect(canvas, recess, opening, high, spread, random);
  if (lit && detail > 20) furnish(canvas, recess, opening, random);
  if (dressing !== 'bare')
    dress(canvas, recess, opening, lit, kind * (dressing === 'modern' ? 1.5 : 1), detail, random);
  if (!lit && detail > 11) {
    // The reflection of the sky crosses the glass diagonally.
    const { u, v, width, height } = opening;
    const [from, band] = [u + width * (sheen * 0.9 - 0.1), width * (0.14 + sheen * 0.22)];
    const lean = height * 0.35;
    canvas.glow(
      [
        recess.cut([
          [from, v],
          [from + band, v],
          [from + band + lean, v + height],
          [from + lean, v + height],
        ]),
        recess.cut([
          [from + band * 1.3, v],
          [from + band * 1.5, v],
          [from + band * 1.5 + lean, v + height],
          [from + band * 1.3 + lean, v + height],
        ]),
      ].filter((shape) => shape.length > 2),
      light.sky[2],
      0.17,
    );
  }
}

/** The houses across the street: a dark skyline reflected in the lower part of the glass. */
function reflect(
  canvas: Canvas,
  recess: Recess,
  { u, v, width, height }: Opening,
  high: boolean,
  chance: number,
  random: Random,
): void {
  if (chance > 0.7) return;
  const level = v + height * (high ? 0.12 + random.next() * 0.25 : 0.35 + random.next() * 0.3);
  const step = width * (0.3 + random.next() * 0.3);
  const roofs: Flat[][] = [
    [
      [u, v],
      [u + step, v],
      [u + step, level],
      [u, level + height * 0.05],
    ],
    [
      [u + step, v],
      [u + width, v],
      [u + width, level - height * 0.1],
      [u + step + (width - step) * 0.5, level + height * 0.12],
      [u + step, level - height * 0.1],
    ],
  ];
  canvas.glow(
    roofs.map((roof) => recess.cut(roof)).filter((shape) => shape.length > 2),
    mix('#2b343a', canvas.light.shadow, 0.3),
    0.3,
  );
}

/** Curtains, a blind, a plant or a lamp in the window. */
function dress(
  canvas: Canvas,
  recess: Recess,
  { u, v, width, height }: Opening,
  lit: boolean,
  kind: number,
  detail: number,
  random: Random,
): void {
  const cloth = lit ? mix('#fbe3b2', random.pick(cloths), 0.3) : random.pick(cloths);
  const put = (shapes: readonly Point[][], colour: string, opacity?: number) => {
    const polygons = shapes.filter((shape) => shape.length > 2);
    if (lit) canvas.glow(polygons, colour, opacity);
    else canvas.fill(polygons, colour, opacity);
  };
  if (kind < 0.36) {
    const share = 0.13 + random.next() * 0.15;
    const fall = random.chance(0.5) ? 0.45 : 1;
    const sides = [0, 1].map((right) => {
      const edge = right ? u + width : u;
      const inward = right ? -width * share : width * share;
      const top = v + height;
      const shape: Flat[] = right
        ? [
            [edge + inward * fall, v],
            [edge, v],
            [edge, top],
            [edge + inward, top],
          ]
        : [
            [edge, v],
            [edge + inward * fall, v],
            [edge + inward, top],
            [edge, top],
          ];
      return recess.cut(shape);
    });
    put(sides, cloth, 0.8);
    if (detail > 34)
      put(
        [0.25, 0.5, 0.75].flatMap((at) => [
          recess.rect(u + width * share * at * fall, v, 0.02, height),
          recess.rect(u + width - width * share * at * fall, v, 0.02, height),
        ]),
        canvas.light.shadow,
        0.16,
      );
  } else if (kind < 0.52) {
    const drop = height * (0.18 + random.next() * 0.5);
    const blind = recess.rect(u, v + height - drop, width, drop);
    put([blind], cloth, 0.86);
    put([recess.rect(u, v + height - drop, width, 0.035)], canvas.light.shadow, 0.3);
  } else if (kind < 0.64) {
    // A net curtain in the lower half, as is common in Belgian streets.
    put([recess.rect(u, v, width, height * (0.42 + random.next() * 0.16))], cloth, 0.56);
  } else if (kind < 0.78) {
    const x = u + width * (0.25 + random.next() * 0.3);
    const leaf = lit ? '#5d6a3f' : '#4c6044';
    const pot = Math.min(0.22, width * 0.2);
    put([recess.rect(x, v, pot, pot)], lit ? '#8a4f35' : '#a4644a', 0.9);
    put(
      [-0.5, -0.2, 0.15, 0.5].map((lean) =>
        recess.cut([
          [x + pot * 0.4, v + pot],
          [x + pot * 0.6, v + pot],
          [x + pot * 0.5 + lean * pot * 2.4, v + pot * (2.6 + Math.abs(lean))],
        ]),
      ),
      leaf,
      0.9,
    );
  }
}

/** A lit room: its ceiling, a lamp and something on its back wall. */
function furnish(canvas: Canvas, recess: Recess, { u, v, width, height }: Opening, random: Random): void {
  const polygonsOf = (shapes: readonly Point[][]) => shapes.filter((shape) => shape.length > 2);
  canvas.glow(polygonsOf([recess.rect(u, v, width, height * 0.22)]), '#7a4d2a', 0.4);
  const x = u + width * (0.3 + random.next() * 0.4);
  const drop = v + height * (0.68 + random.next() * 0.1);
  if (random.chance(0.6)) {
    canvas.glow(polygonsOf([recess.rect(x - 0.01, drop, 0.02, height)]), '#4a3322', 0.8);
    canvas.glow(
      polygonsOf([
        recess.cut([
          [x - 0.2, drop - 0.16],
          [x + 0.2, drop - 0.16],
          [x + 0.08, drop + 0.03],
          [x - 0.08, drop + 0.03],
        ]),
      ]),
      '#fff4cf',
      0.95,
    );
  }
  const shelf = u + width * (random.chance(0.5) ? 0.08 : 0.6);
  canvas.glow(
    polygonsOf([recess.rect(shelf, v + height * 0.2, width * 0.3, height * 0.32)]),
    random.pick(['#8a5a34', '#6d5a48', '#9a6a44']),
    0.55,
  );
}
