import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import type { Scene } from './scene.ts';
import { paintTurned, type Profile } from './turned.ts';

/** The colour of a shade lit from within. */
export const glowing = '#fff0cf';

/** The strength of a lamp's glow: hardly visible by day. */
export function strength(scene: Scene): number {
  return scene.light.dusk ? 0.62 : 0.12;
}

/** A shade of cloth, paper or metal, seen from any side. */
export function shade(scene: Scene, at: Point, profile: Profile, colour: string, lit: boolean): void {
  const tone = lit ? (scene.light.dusk ? mix(colour, glowing, 0.72) : mix(colour, glowing, 0.3)) : colour;
  const flat = {
    ...scene.light,
    shade: (own: string, normal: Point, from: Point) =>
      lit && scene.light.dusk ? own : scene.light.shade(own, normal, from),
  };
  paintTurned(scene.brush, flat, at, profile, tone, lit ? glowing : colour);
}
