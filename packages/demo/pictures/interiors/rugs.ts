import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Scene } from './scene.ts';

/** A rug around a point, `width` along x and `depth` along z; its pattern suits the home. */
export function rug(scene: Scene, x: number, z: number, width: number, depth: number, plain = false): void {
  const { brush, light, taste, random } = scene;
  const kind = plain
    ? 'plain'
    : taste.style === 'classic' || (taste.dated && taste.style !== 'seventies')
      ? 'persian'
      : taste.style === 'deco'
        ? random.pick(['persian', 'border'] as const)
        : taste.style === 'country'
          ? random.pick(['stripes', 'persian', 'plain'] as const)
          : taste.style === 'seventies'
            ? random.pick(['plain', 'stripes'] as const)
            : random.pick(['berber', 'border', 'plain', 'stripes'] as const);
  const base = random.pick([
    mix(taste.second, '#efe8da', 0.45),
    '#e6dcc8',
    mix(taste.accent, '#efe8da', 0.5),
    mix(taste.fabric, '#e6dcc8', 0.55),
  ]);
  const ink = random.pick([taste.pop, taste.accent, taste.fabric, palette.slate]);
  const noise = Array.from({ length: 30 }, () => random.next());
  const at = (u: number, v: number): Point => [x + (u - 0.5) * width, 0.01, z + (v - 0.5) * depth];
  const rect = (u: number, v: number, w: number, h: number) => [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)];
  const tone = (colour: string) => light.shade(colour, [0, 1, 0], [x, 0, z]);
  const frame = (inset: number, thick: number, colour: string, opacity = 1) => {
    const [iu, iv, tu, tv] = [inset / width, inset / depth, thick / width, thick / depth];
    brush.fill(
      [
        rect(iu, iv, 1 - 2 * iu, tv),
        rect(iu, 1 - iv - tv, 1 - 2 * iu, tv),
        rect(iu, iv, tu, 1 - 2 * iv),
        rect(1 - iu - tu, iv, tu, 1 - 2 * iv),
      ],
      tone(colour),
      opacity,
    );
  };
  const diamond = (u: number, v: number, w: number, h: number) => [
    at(u - w, v),
    at(u, v - h),
    at(u + w, v),
    at(u, v + h),
  ];
  scene.lay(() => {
    brush.face(rect(-0.008, -0.012, 1.016, 1.024), light.shadow, 0.16);
    const ground = kind === 'persian' ? mix(ink === palette.slate ? taste.pop : ink, '#5b2f28', 0.3) : base;
    brush.face(rect(0, 0, 1, 1), tone(ground));
    const lines = kind === 'plain' ? 14 : 0;
    switch (kind) {
      case 'persian': {
        const pale = mix(ground, '#ead9b8', 0.72);
        frame(0.06, 0.05, pale, 0.8);
        frame(0.14, 0.16, mix(ground, palette.slate, 0.45), 0.85);
        frame(0.33, 0.03, pale, 0.8);
        const dots: Point[][] = [];
        for (let n = 0; n < 26; n++) {
          dots.push(
            diamond(0.04 + (n / 25) * 0.92, 0.22 / depth, 0.014, 0.02),
            diamond(0.04 + (n / 25) * 0.92, 1 - 0.22 / depth, 0.014, 0.02),
          );
          dots.push(
            diamond(0.22 / width, 0.06 + (n / 25) * 0.88, 0.014, 0.02),
            diamond(1 - 0.22 / width, 0.06 + (n / 25) * 0.88, 0.014, 0.02),
          );
        }
        brush.fill(dots, tone(pale), 0.85);
        brush.face(diamond(0.5, 0.5, 0.25, 0.32), tone(mix(ground, palette.slate, 0.5)));
        brush.face(diamond(0.5, 0.5, 0.19, 0.245), tone(pale), 0.85);
        brush.face(diamond(0.5, 0.5, 0.13, 0.17), tone(ground));
        brush.fill(
          [diamond(0.5, 0.5, 0.05, 0.06), diamond(0.3, 0.5, 0.025, 0.05), diamond(0.7, 0.5, 0.025, 0.05)],
          tone(pale),
        );
        const sprigs = Array.from({ length: 14 }, (_, n) =>
          diamond(0.2 + (noise[n] ?? 0) * 0.6, 0.22 + (noise[n + 14] ?? 0) * 0.56, 0.014, 0.02),
        );
        brush.fill(sprigs, tone(mix(pale, taste.second, 0.3)), 0.7);
        break;
      }
      case 'berber': {
        const paths: Point[][] = [];
        for (let column = 0; column < 4; column++)
          for (let row = 0; row < 5; row++) {
            const shape = diamond((column + 0.5) / 4, (row + 0.5) / 5, 0.125, 0.1);
            paths.push([...shape, ...shape.slice(0, 1)]);
          }
        brush.rods(paths, tone(mix(ink, palette.slate, 0.3)), 0.03, 0.75);
        break;
      }
      case 'border':
        frame(0.1, 0.07, ink, 0.75);
        break;
      case 'stripes':
        brush.fill(
          Array.from({ length: 9 }, (_, n) => rect(0, (n + 0.25) / 9, 1, n % 3 === 0 ? 0.07 : 0.03)),
          tone(ink),
          0.6,
        );
        break;
      case 'plain':
        brush.fill(
          Array.from({ length: lines }, (_, n) => rect(0, (n + 0.4) / lines, 1, 0.018)),
          tone(mix(base, palette.slate, 0.3)),
          0.28,
        );
    }
    // Fringes at both ends.
    if (kind !== 'border') {
      const tassels = Array.from({ length: 40 }, (_, n) =>
        n < 20
          ? [at((n + 0.5) / 20, 0), at((n + 0.5) / 20, -0.045)]
          : [at((n - 19.5) / 20, 1), at((n - 19.5) / 20, 1.03)],
      );
      if (width > 1.3) brush.rods(tassels, tone('#e9dfca'), 0.012, 0.8);
    }
  });
}
