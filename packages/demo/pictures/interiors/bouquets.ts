import type { Random } from '../../listings/random.ts';
import type { Flat, Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Brush } from './brush.ts';
import { sprite } from './foliage.ts';
import type { RoomLight } from './room-light.ts';

/** Cut flowers in a vase. */
export function bouquet(brush: Brush, light: RoomLight, at: Point, high: number, colour: string, random: Random): void {
  const drawer = sprite(brush, at);
  if (!drawer) return;
  const green = light.shade('#7b8a58', [0, 0.4, -0.3], at);
  const heads: Flat[] = Array.from({ length: 9 }, () => [
    (random.next() - 0.5) * high * 1.1,
    high * (0.5 + random.next() * 0.5),
  ]);
  for (const head of heads) drawer.stem([[0, 0], head], green, 0.008);
  for (let n = 0; n < 8; n++) {
    const lean = (random.next() - 0.5) * 2.6;
    const long = high * (0.4 + random.next() * 0.3);
    drawer.leaf(
      [
        [0, 0],
        [Math.sin(lean) * long * 0.4 - 0.04, long * 0.5],
        [Math.sin(lean) * long, Math.cos(lean) * long],
        [Math.sin(lean) * long * 0.6 + 0.04, long * 0.4],
      ],
      green,
    );
  }
  heads.forEach(([x, y], n) => {
    const r = high * (0.09 + random.next() * 0.05);
    const tone = light.shade(
      n % 3 === 0 ? mix(colour, '#ffffff', 0.35) : n % 3 === 1 ? colour : mix(colour, palette.slate, 0.14),
      [0, 0.5, -0.3],
      at,
    );
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2 + n;
      const tip: Flat = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      drawer.leaf(
        [
          [x, y],
          [x + Math.cos(angle - 0.7) * r, y + Math.sin(angle - 0.7) * r],
          tip,
          [x + Math.cos(angle + 0.7) * r, y + Math.sin(angle + 0.7) * r],
        ],
        tone,
      );
    }
  });
}
