import type { Canvas } from '../../pictures/canvas.ts';
import type { Point } from '../../pictures/camera.ts';
import { paintLevel, paving } from '../../pictures/grounds/ground.ts';
import { mix, palette } from '../../pictures/palette.ts';
import { createPlane } from '../../pictures/plane.ts';
import { graded } from '../../pictures/light.ts';
import type { Random } from '../../listings/random.ts';

/** Metres: the edge of the quay, and the height of the quay above the water. */
export const quay = { edge: -6.2, drop: 2.1 } as const;

const stone = '#9c9688';

/** Cobbled ground in front of the row, and the quay wall with its coping, courses, rings and stairs. */
export function paintQuay(canvas: Canvas, random: Random): void {
  const { edge, drop } = quay;
  paintLevel(canvas, [-200, 200], [edge, 0.4], '#a49c8f');
  paving(canvas, [-60, 70], [edge + 0.7, 0], '#a49c8f', 0.5, random);
  const wall = createPlane([-200, -drop, edge], [1, 0, 0], [0, 1, 0], 400, drop);
  canvas.face(wall.rect(0, 0, 400, drop), canvas.tone(stone, wall));
  const rows = 5;
  const joints: Point[][] = [];
  const blocks: Point[][][] = [[], []];
  for (let row = 0; row < rows; row++) {
    const v = (row / rows) * drop;
    joints.push([wall.at(0, v), wall.at(400, v)]);
    for (let u = 130 + random.next() * 0.6; u < 280; u += 0.9 + random.next() * 0.5) {
      joints.push([wall.at(u, v), wall.at(u, v + drop / rows)]);
      if (random.chance(0.3)) blocks[random.between(0, 1)]?.push(wall.rect(u, v, 0.85, drop / rows));
    }
  }
  canvas.fill(blocks[0] ?? [], mix(canvas.tone(stone, wall), palette.slate, 0.4), 0.35);
  canvas.fill(blocks[1] ?? [], mix(canvas.tone(stone, wall), palette.white, 0.4), 0.3);
  canvas.lines(joints, palette.slate, 0.03, 0.28);
  // Weed and wet stone along the water.
  canvas.face(wall.rect(0, 0, 400, drop * 0.3), mix('#4a5742', canvas.light.shadow, 0.3), 0.45);
  canvas.face(wall.rect(0, 0, 400, 0.16), canvas.light.shadow, 0.5);
  paintLevel(canvas, [-200, 200], [edge - 0.12, edge + 0.55], '#b9b3a6', 0.1);
  canvas.face(
    createPlane([-200, -0.2, edge - 0.12], [1, 0, 0], [0, 1, 0], 400, 0.3).rect(0, 0, 400, 0.3),
    canvas.tone('#8f897d', wall),
  );
}

/**
 * Ghent's three old towers behind the roofs, pale with distance. `at` are positions across the sheet, `foot` the
 * height at which the roofs hide them.
 */
export function paintTowers(canvas: Canvas, at: readonly [number, number, number], foot: number): void {
  const [, middle, low] = canvas.light.sky;
  const air = graded(canvas.light, mix(mix('#6f6a72', middle, 0.42), low, 0.12));
  const shade = mix(air, canvas.light.shadow, 0.2);
  const glow = canvas.light.lamps > 0.3 ? '#f2c98a' : mix(air, canvas.light.shadow, 0.35);
  const { side } = canvas.light;
  const shape = (points: readonly (readonly [number, number])[], fill: string, opacity = 1) =>
    canvas.raw(
      `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}" fill-opacity="${opacity}"/>`,
    );
  const tower = (x: number, wide: number, top: number) => {
    shape(
      [
        [x - wide, foot],
        [x - wide, top],
        [x + wide, top],
        [x + wide, foot],
      ],
      air,
    );
    shape(
      [
        [x - side * wide, foot],
        [x - side * wide, top],
        [x - side * wide * 0.25, top],
        [x - side * wide * 0.25, foot],
      ],
      shade,
      0.6,
    );
    for (let row = 0; row < 3; row++)
      for (const dx of [-0.42, 0.1]) shape(slit(x + dx * wide, top + 26 + row * 44, wide * 0.3, 30), shade, 0.8);
  };
  const spire = (x: number, wide: number, top: number, tall: number) => {
    shape(
      [
        [x - wide, top],
        [x, top - tall],
        [x + wide, top],
      ],
      air,
    );
    shape(
      [
        [x - side * wide, top],
        [x, top - tall],
        [x - side * wide * 0.2, top],
      ],
      shade,
      0.55,
    );
  };
  // Saint Nicholas: a crossing tower with four corner turrets.
  const [church, belfry, cathedral] = at;
  tower(church, 21, foot - 168);
  for (const dx of [-19, 19]) spire(church + dx, 5, foot - 166, 34);
  spire(church, 14, foot - 168, 30);
  // The belfry: slim, a stepped crown and a dragon on top.
  tower(belfry, 16, foot - 196);
  for (const dx of [-15, 15]) spire(belfry + dx, 4.5, foot - 194, 36);
  shape(
    [
      [belfry - 12, foot - 196],
      [belfry - 8, foot - 222],
      [belfry + 8, foot - 222],
      [belfry + 12, foot - 196],
    ],
    air,
  );
  spire(belfry, 8, foot - 221, 52);
  shape(
    [
      [belfry - 5, foot - 276],
      [belfry + 1, foot - 280],
      [belfry + 7, foot - 275],
      [belfry + 1, foot - 273],
    ],
    shade,
  );
  shape(
    [
      [belfry - 6, foot - 186],
      [belfry + 6, foot - 186],
      [belfry + 6, foot - 172],
      [belfry - 6, foot - 172],
    ],
    glow,
    0.75,
  );
  // Saint Bavo: broad, flat, with pinnacles.
  tower(cathedral, 25, foot - 182);
  for (const dx of [-23, -8, 8, 23]) spire(cathedral + dx, 4, foot - 181, 24);
}

function slit(x: number, y: number, wide: number, tall: number): (readonly [number, number])[] {
  return [
    [x, y + tall],
    [x, y + wide * 0.6],
    [x + wide / 2, y],
    [x + wide, y + wide * 0.6],
    [x + wide, y + tall],
  ];
}
