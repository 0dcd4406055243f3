import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import type { Light } from '../light.ts';
import { mix } from '../palette.ts';

/** A part of a crown, relative to the crown's middle, in metres. */
export interface Clump {
  dx: number;
  dy: number;
  radius: number;
}

export interface Leaves {
  dark: string;
  middle: string;
  pale: string;
}

const summer = ['#5e7447', '#6b7f4b', '#557048', '#74854c', '#607a55'] as const;
const spring = ['#8a9f58', '#9aab63', '#7f9c5c'] as const;
const autumn = ['#a8803c', '#b06a35', '#8c7a40', '#c0983f', '#96583a'] as const;

/** Three leaf tones of a season. */
export function leavesOf(light: Light, random: Random, base?: string): Leaves {
  const seasons = { summer, spring, autumn };
  const middle = base ?? random.pick(seasons[light.season]);
  return {
    dark: mix(mix(middle, '#22382f', 0.5), light.shadow, 0.18),
    middle: mix(middle, '#2f4a36', 0.12),
    // Copper leaves stay copper-coloured in the sun.
    pale:
      base === undefined || base[1] !== '6'
        ? mix(mix(middle, '#f0e6a4', 0.34), light.warmth, 0.12)
        : mix(middle, light.warmth, 0.26),
  };
}

/** Clumps spread over an ellipse, smaller towards its rim. */
export function clumpsIn(random: Random, wide: number, high: number, count: number, size: number): Clump[] {
  return Array.from({ length: count }, (_, n) => {
    // A golden-angle spiral leaves neither holes nor rows.
    const angle = n * 2.39996 + random.next() * 0.6;
    const far = Math.sqrt((n + 0.5) / count) * 0.86;
    return {
      dx: Math.cos(angle) * far * wide,
      dy: Math.sin(angle) * far * high,
      radius: size * (1.15 - far * 0.45) * (0.8 + random.next() * 0.4),
    };
  });
}

/** A crown in three tones with loose leaves around it, lit from the sun's side. */
export function paintCrown(
  canvas: Canvas,
  [x, y, z]: Point,
  clumps: readonly Clump[],
  leaves: Leaves,
  random: Random,
  squash = 0.88,
): void {
  const { light } = canvas;
  const reach = Math.max(...clumps.map(({ radius }) => radius));
  const [wide, high] = [
    Math.max(...clumps.map(({ dx }) => Math.abs(dx))) + reach,
    Math.max(...clumps.map(({ dy }) => Math.abs(dy))) + reach,
  ];
  const layer = (some: readonly Clump[], dx: number, dy: number, scale: number, shift: number) =>
    some.map((clump, n) => ({
      at: [x + clump.dx + dx * reach, y + clump.dy + dy * reach, z] as const,
      radius: clump.radius * scale,
      squash,
      seed: n + shift,
    }));
  // How much a clump faces the sun.
  const facing = ({ dx, dy }: Clump) => (dx / wide) * light.side * 0.55 + (dy / high) * 0.85;
  canvas.blobs(layer(clumps, 0, 0, 1.1, 1), leaves.dark);
  const size = canvas.detail([x, y, z]);
  // Where a clump is only a few pixels wide, half of them look the same.
  const drawnClumps = size * reach < 11 ? clumps.filter((_, n) => n % 2 === 0) : clumps;
  const lit = drawnClumps.filter((clump) => facing(clump) > -0.5);
  canvas.blobs(layer(lit, light.side * 0.16, 0.2, 0.82, 31), leaves.middle);
  const bright = drawnClumps.filter((clump) => facing(clump) > 0.02);
  if (light.hour !== 'overcast' && light.hour !== 'dusk')
    canvas.blobs(layer(bright, light.side * 0.36, 0.42, 0.46, 61), leaves.pale, 0.85);
  else canvas.blobs(layer(bright, light.side * 0.3, 0.4, 0.42, 61), mix(leaves.middle, leaves.pale, 0.45), 0.8);
  if (size * reach < 9) return;
  const flecks = Math.min(110, Math.round(clumps.length * (size * reach > 30 ? 5 : size * reach > 16 ? 2.2 : 1)));
  const scattered: { at: Point; radius: number; squash: number }[][] = [[], [], []];
  for (let n = 0; n < flecks; n++) {
    const clump = clumps[n % clumps.length];
    if (!clump) continue;
    const angle = random.next() * Math.PI * 2;
    const far = clump.radius * (0.75 + random.next() * 0.5);
    const which = Math.sin(angle) * 0.7 + Math.cos(angle) * light.side * 0.4 > 0.15 ? (n % 2) + 1 : n % 2;
    scattered[which]?.push({
      at: [x + clump.dx + Math.cos(angle) * far, y + clump.dy + Math.sin(angle) * far * squash, z - 0.02],
      radius: Math.max(0.05, reach * (0.05 + random.next() * 0.06)),
      squash: 0.7,
    });
  }
  canvas.balls(scattered[0] ?? [], leaves.dark);
  canvas.balls(scattered[1] ?? [], leaves.middle);
  canvas.balls(scattered[2] ?? [], leaves.pale, 0.9);
}
