import type { Point } from '../camera.ts';
import type { Scene } from './scene.ts';

/** The cross-section of a room under a roof or a vault: from the base of its left wall over the top to the right. */
export type Section = readonly (readonly [x: number, y: number])[];

/** Paints walls and ceiling along a section, and the far wall that closes it. */
export function paintTunnel(scene: Scene, section: Section, colourOf: (part: number) => string, back: string): void {
  const { brush, light, room } = scene;
  const strips = section.slice(1).map((to, n) => {
    const from = section[n] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    const normal: Point = [dy / long, -dx / long, 0];
    const middle = (z: number): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z];
    const shape: Point[] = [
      [from[0], from[1], room.near],
      [to[0], to[1], room.near],
      [to[0], to[1], room.depth],
      [from[0], from[1], room.depth],
    ];
    return { n, shape, normal, middle };
  });
  for (const { n, shape, normal, middle } of strips)
    brush.blend(
      shape,
      [0, 0.33, 0.66, 1].map((share) => {
        const z = brush.camera.eye[2] + 0.8 + (room.depth - brush.camera.eye[2] - 0.8) * share;
        return { at: middle(z), colour: light.shade(colourOf(n), normal, middle(z)) };
      }),
    );
  const far = section.map(([x, y]): Point => [x, y, room.depth]);
  brush.blend(
    far,
    [0, 0.5, 1].map((share) => ({
      at: [room.width * share, 1.2, room.depth],
      colour: light.shade(back, [0, 0, -1], [room.width * share, 1.2, room.depth]),
    })),
  );
  const low = Math.min(...section.map(([, y]) => y));
  brush.blend(far, [
    { at: [room.width / 2, low + 0.5, room.depth], colour: light.shadow, opacity: 0 },
    { at: [room.width / 2, low, room.depth], colour: light.shadow, opacity: 0.16 },
  ]);
  const outline = section.map(([x, y]): Point => [x, y, room.depth - 0.001]);
  brush.rods([outline], light.shadow, 0.03, 0.14);
}
