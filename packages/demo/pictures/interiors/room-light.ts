import type { Point } from '../camera.ts';
import type { Light } from '../light.ts';
import { dot } from '../plane.ts';

/** A light source: a window, or a lamp after dark. `power` is about 0.3–0.9; `reach` in metres. */
export interface Source {
  at: Point;
  power: number;
  reach: number;
}

/** The light in a room, and its effect on colours. */
export interface RoomLight {
  hour: Light['hour'];
  sky: Light['sky'];
  dusk: boolean;
  /** The direction of sunlight; null without sun. */
  sun: Point | null;
  warmth: string;
  shadow: string;
  /** A colour as it appears on a surface at `at` that faces `normal`. */
  shade(colour: string, normal: Point, at: Point): string;
}

/** The light in a room from its windows and lamps. */
export function createRoomLight(light: Light, sources: readonly Source[], sun: Point): RoomLight {
  const dusk = light.hour === 'dusk';
  const grey = light.hour === 'overcast';
  const ambient = dusk ? 0.52 : grey ? 0.61 : 0.57;
  // Shadows by day are cool; by lamplight they are warm.
  const loss: Point = dusk ? [0.74, 0.84, 0.9] : [0.83, 0.81, 0.77];
  const gain: Point = dusk ? [255, 214, 160] : grey ? [246, 248, 246] : [255, 246, 226];
  return {
    hour: light.hour,
    sky: light.sky,
    dusk,
    sun: dusk || grey ? null : sun,
    warmth: light.warmth,
    shadow: dusk ? '#2b2430' : '#2f3440',
    shade: (colour, normal, at) => {
      // Floors reflect light to the ceiling.
      let share = ambient + (normal[1] < 0 ? 0.13 : 0.04) * Math.abs(normal[1]);
      for (const source of sources) {
        const to: Point = [source.at[0] - at[0], source.at[1] - at[1], source.at[2] - at[2]];
        const distance = Math.hypot(...to) || 1;
        const facing = Math.max(0, dot(normal, to) / distance);
        share += (source.power * (0.3 + 0.7 * facing)) / (1 + (distance / source.reach) ** 2);
      }
      return tint(colour, Math.min(1.32, share), loss, gain);
    },
  };
}

/** Darkens a colour below 1; above 1, mixes in the light's own colour. */
function tint(colour: string, share: number, loss: Point, gain: Point): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number, axis: 0 | 1 | 2) => {
    const own = (value >> shift) & 255;
    const lit =
      share < 1 ? own * (1 - (1 - share) * loss[axis]) : own + (gain[axis] - own) * Math.min(0.4, (share - 1) * 0.7);
    return Math.max(0, Math.min(255, Math.round(lit)));
  };
  return `#${((1 << 24) | (channel(16, 0) << 16) | (channel(8, 1) << 8) | channel(0, 2)).toString(16).slice(1)}`;
}
