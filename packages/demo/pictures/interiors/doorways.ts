import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { alongWall, type WallName } from './room.ts';
import type { Scene } from './scene.ts';

/** An interior door in its frame; `ajar` shows the room behind it. */
export function innerDoor(scene: Scene, wall: WallName, place: number, ajar = false): void {
  const { brush, light, room, taste } = scene;
  const plane = room.walls[wall];
  const [w, h] = [0.86, taste.age === 'old' ? 2.3 : 2.08];
  const u = alongWall(room, wall, place) - w / 2;
  const old = taste.age === 'old' || taste.age === 'interwar' || taste.style === 'country';
  scene.hang(() => {
    const at = plane.at(u + w / 2, 1.1);
    const frame = light.shade(
      taste.age === 'seventies' ? taste.door : mix(taste.wall, '#ffffff', 0.6),
      plane.normal,
      at,
    );
    const tone = light.shade(taste.door, plane.normal, at);
    const trim = old ? 0.12 : taste.age === 'now' ? 0.03 : 0.07;
    brush.face(plane.rect(u - trim, 0, w + 2 * trim, h + trim), frame);
    if (old) {
      const line = plane.rect(u - trim * 0.5, 0, w + trim, h + trim * 0.5);
      brush.rods([line.slice(2), line.slice(1, 3)], mix(frame, palette.slate, 0.3), 0.012, 0.6);
    }
    if (ajar) {
      brush.blend(plane.rect(u, 0, w, h), [
        { at: plane.at(u, 1), colour: light.shade(mix(taste.accent, taste.wall, 0.7), plane.normal, at) },
        {
          at: plane.at(u + w, 1),
          colour: mix(light.shade(taste.wall, plane.normal, at), '#fff3d6', light.dusk ? 0.5 : 0.3),
        },
      ]);
      return;
    }
    brush.face(plane.rect(u, 0, w, h), tone);
    brush.rods(
      [
        [...plane.rect(u, 0, w, h).slice(2), plane.at(u, 0)],
        [plane.at(u + w, 0), plane.at(u + w, h)],
      ],
      mix(tone, palette.slate, 0.5),
      0.012,
      0.7,
    );
    const panels: Point[][] = [];
    const lights: Point[][] = [];
    const panel = (x: number, y: number, pw: number, ph: number) => {
      panels.push(plane.rect(u + x, y, pw, ph));
      lights.push(plane.rect(u + x + 0.02, y + 0.012, pw - 0.032, ph - 0.032));
    };
    if (old)
      for (const x of [0.12, 0.48])
        for (const [y, ph] of [
          [0.22, 0.55],
          [0.92, h - 1.1],
        ] as const)
          panel(x, y, 0.27, ph);
    else if (taste.age === 'seventies') panel(0.2, 1, 0.46, 0.9);
    else if (taste.age !== 'now')
      for (const [y, ph] of [
        [0.2, 0.7],
        [1.05, 0.85],
      ] as const)
        panel(0.16, y, 0.54, ph);
    brush.fill(panels, mix(tone, palette.slate, 0.2));
    brush.fill(
      lights,
      mix(tone, taste.age === 'seventies' ? '#dfe8ea' : '#ffffff', taste.age === 'seventies' ? 0.5 : 0.08),
    );
    brush.rod(
      light.shade(taste.metal, plane.normal, at),
      0.026,
      plane.at(u + 0.07, 1.03, 0.05),
      plane.at(u + 0.18, 1.03, 0.06),
    );
  });
}

/** The front door from inside, with glass, and a fanlight if the hall is high enough. */
export function frontDoor(scene: Scene, place: number): void {
  const { brush, light, room, taste, random } = scene;
  const plane = room.walls.back;
  const w = taste.age === 'old' ? 1.1 : 0.98;
  const h = Math.min(2.25, room.height - 0.3);
  const u = place - w / 2;
  const colour = random.pick(['#35483f', '#26303a', '#7a3327', '#47586a', '#6b4a2f', '#3a4147', taste.wood, '#efece5']);
  const glazing = random.between(0, 1);
  const fan = room.height > h + 0.55;
  const sideLight = taste.age === 'now' || taste.age === 'seventies';
  scene.hang(() => {
    const at = plane.at(place, 1.1);
    const tone = light.shade(colour, plane.normal, at);
    const frame = light.shade(taste.age === 'old' ? mix(colour, '#000000', 0.1) : taste.frame, plane.normal, at);
    const sky = (shape: readonly Point[], dim = 0) =>
      brush.blend(shape, [
        { at: plane.at(place, h + 0.5), colour: mix(light.sky[1], palette.slate, dim) },
        {
          at: plane.at(place, 0.9),
          colour: mix(mix(light.sky[2], '#ffffff', light.dusk ? 0 : 0.35), palette.slate, dim),
        },
      ]);
    const out = sideLight ? 0.5 : 0;
    brush.face(plane.rect(u - 0.1, 0, w + 0.2 + out, h + (fan ? 0.62 : 0.1)), frame);
    if (fan) {
      sky(plane.rect(u, h + 0.08, w + out, 0.42));
      brush.fill(
        [1, 2].map((n) => plane.rect(u + ((w + out) * n) / 3 - 0.015, h + 0.08, 0.03, 0.42)),
        frame,
      );
    }
    if (out > 0) sky(plane.rect(u + w + 0.08, 0.1, out - 0.1, h - 0.12));
    brush.face(plane.rect(u, 0, w, h), tone);
    const shadow = mix(tone, palette.slate, 0.4);
    if (glazing === 0) {
      for (const x of [0.14, w / 2 + 0.06]) {
        brush.face(plane.rect(u + x, 0.2, w / 2 - 0.2, 0.6), mix(tone, palette.slate, 0.16));
        sky(plane.rect(u + x, 0.98, w / 2 - 0.2, h - 1.2), 0.04);
        brush.rods(
          Array.from({ length: 5 }, (_, n) => [
            plane.at(u + x + ((w / 2 - 0.2) * (n + 0.5)) / 5, 0.98),
            plane.at(u + x + ((w / 2 - 0.2) * (n + 0.5)) / 5, h - 0.22),
          ]),
          shadow,
          0.012,
        );
      }
    } else {
      brush.fill(
        [0.2, 0.42, 0.64, 0.86].map((share) => plane.rect(u + 0.1, h * share, w - 0.2, 0.012)),
        shadow,
        0.7,
      );
      sky(plane.rect(u + w * 0.36, h * 0.66, w * 0.28, w * 0.28), 0.03);
    }
    brush.rod(
      light.shade(taste.metal, plane.normal, at),
      0.034,
      plane.at(u + 0.1, 1, 0.06),
      plane.at(u + 0.1, 1.16, 0.06),
    );
    brush.face(plane.rect(u - 0.05, 0, w + 0.1 + out, 0.05, 0.02), light.shade('#68727a', plane.normal, at));
  });
  scene.lay(() => {
    if (light.dusk) return;
    brush.blend(
      [
        [place - 0.5, 0.005, room.depth - 0.05],
        [place + 0.5, 0.005, room.depth - 0.05],
        [place + 0.9, 0.005, room.depth - 2.4],
        [place - 0.9, 0.005, room.depth - 2.4],
      ],
      [
        { at: [place, 0, room.depth], colour: light.warmth, opacity: 0.5 },
        { at: [place, 0, room.depth - 2.4], colour: light.warmth, opacity: 0 },
      ],
    );
  });
}
