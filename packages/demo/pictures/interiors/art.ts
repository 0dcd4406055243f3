import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { motifs } from './motifs.ts';
import { alongWall, type WallName } from './room.ts';
import type { Scene } from './scene.ts';
import type { Patch } from './walls.ts';

/** A framed picture on a wall, with one of many motifs in the home's colours. `v` is its lower edge. */
function picture(scene: Scene, wall: Plane, { u, v, width, height }: Patch): void {
  const { brush, light, taste, random } = scene;
  const old = taste.style === 'classic' || taste.style === 'deco' || taste.dated;
  const frame = random.pick(
    old ? ['#b08d57', '#6b4a2f', '#9c7a45', '#3a3026'] : ['#2c3135', '#c9a878', '#f4f1ea', taste.wood, '#2c3135'],
  );
  const paper = random.pick([
    '#f3eee2',
    '#efe7d6',
    '#e8e2d4',
    mix(taste.second, '#f4f0e8', 0.7),
    mix(taste.accent, '#f4f0e8', 0.6),
  ]);
  const ink = shuffle(
    [taste.pop, taste.accent, taste.second, taste.fabric, palette.slate, palette.ochre, palette.moss],
    random,
  );
  const motif = motifs[random.between(0, motifs.length - 1)] ?? motifs[0];
  const mount = random.chance(old ? 0.35 : 0.6) ? 0.16 : 0;
  const thick = old ? 0.045 : 0.025;
  const seed = Array.from({ length: 40 }, () => random.next());
  scene.hang(() => {
    const at = wall.at(u + width / 2, v + height / 2);
    const tone = (colour: string) => light.shade(colour, wall.normal, at);
    const sun = light.sun ?? [0.4, -0.8, 0.1];
    const drop = wall.normal[2] !== 0 ? sun[0] * 0.05 : 0.02;
    brush.rounded(wall.rect(u + drop, v - 0.05, width, height + 0.02), 0.03, light.shadow, 0.2);
    brush.face(wall.rect(u, v, width, height, 0.025), tone(frame));
    brush.face(
      wall.rect(u + thick, v + thick, width - 2 * thick, height - 2 * thick, 0.025),
      tone(mount > 0 ? '#f6f2e9' : paper),
    );
    const m = mount * Math.min(width, height);
    const inner = {
      u: u + thick + m,
      v: v + thick + m,
      width: width - 2 * (thick + m),
      height: height - 2 * (thick + m),
    };
    if (mount > 0) brush.face(wall.rect(inner.u, inner.v, inner.width, inner.height, 0.025), tone(paper));
    const place = (x: number, y: number): Point =>
      wall.at(inner.u + x * inner.width, inner.v + y * inner.height, 0.026);
    const clamp = (value: number) => Math.max(0.02, Math.min(0.98, value));
    const ratio = inner.width / inner.height;
    let drawn = 0;
    const chance: Random = {
      ...scene.random,
      next: () => seed[drawn++ % seed.length] ?? 0.5,
      chance: (share) => (seed[drawn++ % seed.length] ?? 0.5) < share,
      between: (from, to) => from + Math.floor((seed[drawn++ % seed.length] ?? 0.5) * (to - from + 1)),
    };
    motif(
      {
        ratio,
        fill: (shape, colour, opacity) =>
          brush.face(
            shape.map(([x, y]) => place(clamp(x), clamp(y))),
            tone(colour),
            opacity,
          ),
        round: (x, y, radius, colour, from = 0, to = Math.PI * 2) => {
          const [rx, ry] = ratio > 1 ? [radius / ratio, radius] : [radius, radius * ratio];
          const shape = Array.from({ length: 17 }, (_, n) => {
            const angle = from + ((to - from) * n) / 16;
            return place(clamp(x + Math.cos(angle) * rx), clamp(y + Math.sin(angle) * ry));
          });
          brush.face(shape, tone(colour), 0.94);
        },
      },
      ink,
      chance,
    );
    if (thick > 0.03) {
      const edge = wall.rect(u + thick * 0.5, v + thick * 0.5, width - thick, height - thick, 0.026);
      brush.rods([[...edge, ...edge.slice(0, 1)]], mix(tone(frame), '#ffffff', 0.35), 0.008, 0.7);
    }
    // A reflection of the window in the glass.
    if (mount > 0 && wall.normal[2] !== 0)
      brush.face(
        [
          wall.at(u + width * 0.1, v + height * 0.97, 0.027),
          wall.at(u + width * 0.34, v + height * 0.97, 0.027),
          wall.at(u + width * 0.16, v + height * 0.05, 0.027),
          wall.at(u + width * 0.03, v + height * 0.05, 0.027),
        ],
        '#ffffff',
        0.07,
      );
  });
}

function shuffle(items: readonly string[], random: Random): string[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Pictures on a wall around a point: one, a pair or a salon hang. `wide` is the available width in metres. */
export function hangArt(scene: Scene, wall: WallName, place: number, wide: number, low = 1.2): void {
  const { random, room, taste } = scene;
  if (taste.sparse && random.chance(0.45)) return;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const top = Math.min(room.height - 0.5, low + 1.15);
  const space = Math.max(0.4, top - low);
  switch (random.between(0, wide > 1.7 ? 3 : 2)) {
    case 0: {
      const width = Math.min(wide * 0.8, space * (1.1 + random.next() * 0.6));
      picture(scene, plane, { u: u - width / 2, v: low + space * 0.05, width, height: space * 0.85 });
      break;
    }
    case 1: {
      const width = Math.min(wide * 0.42, space * 0.72);
      for (const way of [-1, 1])
        picture(scene, plane, {
          u: u + way * (width / 2 + 0.05) - width / 2,
          v: low + space * 0.1,
          width,
          height: Math.min(space * 0.85, width * 1.35),
        });
      break;
    }
    case 2: {
      const width = Math.min(wide * 0.5, space * 0.66);
      picture(scene, plane, {
        u: u - width / 2,
        v: low + space * 0.08,
        width,
        height: Math.min(space * 0.9, width * 1.36),
      });
      break;
    }
    default: {
      const unit = Math.min(wide / 5, space / 2.1);
      const frames: readonly [number, number, number, number][] = [
        [-2.1, 0.05, 1.2, 0.9],
        [-2.1, 1.05, 1.2, 1],
        [-0.8, 0, 1.5, 1.15],
        [-0.8, 1.25, 0.7, 0.8],
        [0, 1.25, 0.7, 0.8],
        [0.85, 0.55, 1.1, 1.4],
      ];
      for (const [x, y, w, h] of frames)
        picture(scene, plane, {
          u: u + x * unit,
          v: low + y * unit * 0.95,
          width: w * unit - 0.05,
          height: h * unit - 0.05,
        });
    }
  }
}
