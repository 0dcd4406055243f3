import { createRandom, type Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { Size } from './piece.ts';
import type { RoomLight } from './room-light.ts';
import type { Scene, Spot } from './scene.ts';

const spines = [
  '#8a5142',
  '#5f6f64',
  '#d9c9a4',
  '#3f4f5c',
  '#b08d57',
  '#e6e1d6',
  '#76604f',
  '#a8452c',
  '#4b5965',
  '#c9b694',
];

/** Books and a few other objects on a shelf of a face: from u to u + width, at height v. */
function shelfOf(
  brush: Brush,
  light: RoomLight,
  face: Plane,
  u: number,
  v: number,
  width: number,
  high: number,
  random: Random,
): void {
  const tone = (colour: string) => light.shade(colour, face.normal, face.at(u + width / 2, v));
  const groups = new Map<string, ReturnType<Plane['rect']>[]>();
  const put = (colour: string, shape: ReturnType<Plane['rect']>) =>
    groups.set(colour, [...(groups.get(colour) ?? []), shape]);
  let at = u + 0.015;
  const end = u + width - 0.02;
  while (at < end - 0.03) {
    const chance = random.next();
    if (chance < 0.72) {
      const count = random.between(3, 8);
      for (let n = 0; n < count && at < end - 0.05; n++) {
        const wide = 0.022 + random.next() * 0.035;
        put(
          spines[random.between(0, spines.length - 1)] ?? '#76604f',
          face.rect(at, v, wide, high * (0.55 + random.next() * 0.32)),
        );
        at += wide + 0.003;
      }
    } else if (chance < 0.82) {
      const r = Math.min(0.07, high * 0.24, (end - at) / 2.2);
      const shape = Array.from({ length: 10 }, (_, n) =>
        face.at(at + r + Math.cos((n / 10) * Math.PI * 2) * r, v + r + Math.sin((n / 10) * Math.PI * 2) * r),
      );
      put(random.pick(['#e6e1d6', '#b5654a', '#8fa39d', '#53606a']), shape);
      at += r * 2 + 0.03;
    } else if (chance < 0.9) {
      const wide = Math.min(0.2, end - at);
      for (let n = 0; n < 3; n++)
        put(
          spines[random.between(0, spines.length - 1)] ?? '#76604f',
          face.rect(at, v + n * 0.035, wide - n * 0.012, 0.032),
        );
      at += wide + 0.03;
    } else at += 0.1 + random.next() * 0.1;
  }
  for (const [colour, shapes] of groups) brush.fill(shapes, tone(colour));
}

export function bookcase(scene: Scene, spot: Spot, [width, height, depth]: Size, colour = scene.taste.wood): void {
  const { taste, random } = scene;
  const rows = Math.max(2, Math.round(height / 0.38));
  const bays = Math.max(1, Math.round(width / 0.85));
  const closed = taste.style === 'classic' || taste.style === 'country' ? 1 : 0;
  const noise = random.between(1, 1e6);
  scene.stand(spot, [width, height, depth], (piece) => {
    const chance = createRandom(noise);
    piece.box([0, 0, 0], [width, height, depth], colour, {
      front: (face) => {
        const { brush, light } = piece;
        const [w, h] = [width / bays, height / rows];
        for (let bay = 0; bay < bays; bay++)
          for (let row = 0; row < rows; row++) {
            const [u, v] = [bay * w + 0.02, row * h + 0.02];
            if (row < closed) {
              const shape = face.rect(u + 0.05, v + 0.05, w - 0.14, h - 0.14);
              brush.rods([[...shape, ...shape.slice(0, 1)]], mix(colour, palette.slate, 0.4), 0.012, 0.6);
              continue;
            }
            brush.blend(face.rect(u, v, w - 0.04, h - 0.03), [
              {
                at: face.at(u, v + h - 0.03),
                colour: mix(light.shade(colour, face.normal, face.at(u, v)), '#1d1a18', 0.62),
              },
              { at: face.at(u, v), colour: mix(light.shade(colour, face.normal, face.at(u, v)), '#1d1a18', 0.4) },
            ]);
            if (!taste.sparse || chance.chance(0.35)) shelfOf(brush, light, face, u, v, w - 0.04, h - 0.04, chance);
            brush.face(face.rect(u, v + h - 0.09, w - 0.04, 0.06), '#14120f', 0.25);
          }
      },
    });
    if (taste.style === 'classic')
      piece.box([-0.03, height, -0.03], [width + 0.06, 0.06, depth + 0.03], mix(colour, '#ffffff', 0.08));
  });
}
