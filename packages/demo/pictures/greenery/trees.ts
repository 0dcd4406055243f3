import { type Random, createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../palette.ts';
import type { Caster } from '../shade.ts';
import { type Leaves, leavesOf, paintCrown } from './foliage.ts';
import { type Shape, type Tree, shapeOf } from './tree-shapes.ts';

/** Paints a tree with its trunk, branches and crown. */
export function paintTree(canvas: Canvas, tree: Tree): void {
  const random = createRandom(tree.seed * 7907 + 3);
  const shape = shapeOf(tree, random);
  const leaves = leavesOf(canvas.light, random, shape.leaves);
  const [x, y, z] = tree.at;
  paintFootShadow(canvas, tree, shape);
  paintTrunk(canvas, tree, shape, random);
  if (tree.kind === 'spruce') return paintTiers(canvas, tree, leaves, random);
  paintCrown(canvas, [x, y + shape.middle, z], shape.clumps, leaves, random, shape.squash);
  if (tree.kind === 'fruit' && canvas.light.season !== 'autumn') blossom(canvas, tree, shape, random);
}

/** The shadow casters of a tree: one outline per clump and one for the trunk. */
export function treeCaster(tree: Tree): Caster {
  const shape = shapeOf(tree, createRandom(tree.seed * 7907 + 3));
  const [x, y, z] = tree.at;
  const crown = shape.clumps.map(({ dx, dy, radius }) =>
    Array.from({ length: 9 }, (_, n): Point => {
      const angle = (n / 9) * Math.PI * 2;
      const far = radius * (n % 2 ? 1.08 : 0.88);
      return [x + dx + Math.cos(angle) * far, y + shape.middle + dy + Math.sin(angle) * far, z];
    }),
  );
  const half = shape.thick / 2;
  return [
    ...crown,
    [
      [x - half, y, z],
      [x + half, y, z],
      [x + half * 0.6, y + shape.middle, z],
      [x - half * 0.6, y + shape.middle, z],
    ],
  ];
}

function paintFootShadow(canvas: Canvas, { at: [x, y, z], height }: Tree, shape: Shape): void {
  const { light } = canvas;
  canvas.balls(
    [{ at: [x, y + 0.02, z - 0.05], radius: Math.max(shape.thick * 2.2, height * 0.05), squash: 0.16 }],
    light.shadow,
    0.25 + light.depth * 0.4,
  );
}

/** The trunk, lighter on the sun's side, with branches into the crown. */
function paintTrunk(canvas: Canvas, { at: [x, y, z], kind, height }: Tree, shape: Shape, random: Random): void {
  const top = kind === 'spruce' ? height * 0.3 : Math.min(height * 0.92, shape.middle + height * 0.08);
  const half = shape.thick / 2;
  const colour = canvas.tone(shape.trunk, { normal: [0, 0, -1] });
  const bend = (random.next() - 0.5) * height * 0.03;
  canvas.face(
    [
      [x - half * 1.3, y, z],
      [x + half * 1.3, y, z],
      [x + half * 0.9 + bend, y + top * 0.45, z],
      [x + half * 0.5, y + top, z],
      [x - half * 0.5, y + top, z],
      [x - half * 0.9 + bend, y + top * 0.45, z],
    ],
    colour,
  );
  const dark = canvas.light.side > 0 ? -1 : 1;
  canvas.face(
    [
      [x + dark * half * 1.3, y, z],
      [x + dark * half * 0.3, y, z],
      [x + dark * half * 0.1 + bend, y + top * 0.45, z],
      [x, y + top, z],
      [x + dark * half * 0.5, y + top, z],
      [x + dark * half * 0.9 + bend, y + top * 0.45, z],
    ],
    canvas.light.shadow,
    0.36,
  );
  if (kind === 'birch')
    canvas.fill(
      Array.from({ length: 9 }, (_, n): Point[] => {
        const at = y + top * (0.08 + n * 0.09 + random.next() * 0.04);
        const wide = half * (0.4 + random.next() * 0.7);
        const left = x - half + random.next() * half;
        return [
          [left, at, z - 0.01],
          [left + wide, at + 0.02, z - 0.01],
          [left + wide, at + height * 0.008, z - 0.01],
          [left, at + height * 0.006, z - 0.01],
        ];
      }),
      '#3a3a38',
      0.8,
    );
  if (kind === 'spruce' || kind === 'poplar') return;
  const branches = shape.clumps
    .filter((_, n) => n % 3 === 0)
    .map(({ dx, dy }): Point[] => [
      [x, y + top * 0.62, z],
      [x + dx * 0.45, y + shape.middle + dy * 0.3 - height * 0.06, z],
      [x + dx * 0.85, y + shape.middle + dy * 0.8, z],
    ]);
  canvas.lines(branches, mix(colour, canvas.light.shadow, 0.15), shape.thick * 0.32);
}

/** A spruce: skirts of drooping twigs, the upper ones smaller. */
function paintTiers(canvas: Canvas, { at: [x, y, z], height }: Tree, leaves: Leaves, random: Random): void {
  const tiers = 7;
  for (let n = 0; n < tiers; n++) {
    const foot = y + height * (0.1 + (n / tiers) * 0.78);
    const wide = height * 0.23 * (1 - n / (tiers + 0.6));
    const tip = foot + height * 0.24;
    const teeth = 7;
    const skirt = Array.from({ length: teeth + 1 }, (_, t): Point => {
      const share = t / teeth;
      return [
        x - wide + share * wide * 2,
        foot - (t % 2 ? 0 : height * 0.028) + Math.abs(share - 0.5) * height * 0.02 + random.next() * height * 0.012,
        z,
      ];
    });
    canvas.face([...skirt, [x, tip, z]], leaves.dark);
    const sunny = skirt.filter(([at]) => (at - x) * canvas.light.side > -wide * 0.2);
    canvas.face(
      [...sunny.map(([at, up]): Point => [at, up + height * 0.014, z]), [x, tip, z]],
      mix(leaves.middle, leaves.pale, n / tiers / 2),
      0.75,
    );
  }
}

function blossom(canvas: Canvas, { at: [x, y, z] }: Tree, shape: Shape, random: Random): void {
  const spring = canvas.light.season === 'spring';
  const dots = shape.clumps.flatMap(({ dx, dy, radius }) =>
    Array.from({ length: spring ? 9 : 3 }, () => ({
      at: [
        x + dx + (random.next() - 0.5) * radius * 2,
        y + shape.middle + dy + (random.next() - 0.5) * radius * 1.7,
        z - 0.05,
      ] as const,
      radius: spring ? 0.06 + random.next() * 0.07 : 0.05,
    })),
  );
  canvas.balls(dots, spring ? '#f6e6e2' : '#b5472f', 0.92);
}
