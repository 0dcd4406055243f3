import type { Flat } from '../camera.ts';
import type { RoofForm } from './roof.ts';
import { clippedAt } from './slopes.ts';

/** Whether the ridge runs away from the street, so that the gable faces it. */
export function hasGables(form: RoofForm): boolean {
  return (
    form === 'gable' || form === 'stepped' || form === 'bell' || form === 'neck' || form === 'clipped' || form === 'saw'
  );
}

/** The left and right end of the area below a line, at a height above the eaves. */
export function spanAt(line: readonly Flat[], v: number, wide: number): readonly [number, number] {
  const crossings: number[] = [];
  line.forEach(([u, height], n) => {
    const next = line[n + 1];
    if (!next || height > v === next[1] > v) return;
    crossings.push(u + ((next[0] - u) * (v - height)) / (next[1] - height));
  });
  return crossings.length < 2 ? [wide / 2, wide / 2] : [Math.min(...crossings), Math.max(...crossings)];
}

/** The upper edge of a gable from left to right: metres along the front and above the eaves. */
export function gableLine(form: RoofForm, wide: number, rise: number): Flat[] {
  const half = wide / 2;
  const mirrored = (left: readonly Flat[]): Flat[] => [...left, ...left.map(([u, v]): Flat => [wide - u, v]).reverse()];
  switch (form) {
    case 'stepped': {
      const steps = Math.max(4, Math.round(rise / 0.72));
      const up: Flat[] = [];
      for (let n = 0; n < steps; n++) {
        const u = (half * n) / (steps + 0.6);
        up.push([u, (rise * n) / steps], [u, (rise * (n + 1)) / steps + 0.3]);
      }
      return mirrored(up);
    }
    case 'bell': {
      const curve: Flat[] = [
        [0, 0],
        [0.02, 0.16],
        [0.09, 0.28],
        [0.17, 0.38],
        [0.24, 0.52],
        [0.27, 0.7],
        [0.28, 0.86],
        [0.33, 0.9],
        [0.34, 0.98],
      ];
      return mirrored([...curve.map(([u, v]): Flat => [u * wide, v * rise]), [half - 0.02, rise * 1.14]]);
    }
    case 'neck': {
      const curve: Flat[] = [
        [0, 0],
        [0, 0.1],
        [0.06, 0.16],
        [0.15, 0.2],
        [0.2, 0.3],
        [0.22, 0.48],
        [0.22, 0.86],
        [0.2, 0.88],
        [0.2, 0.95],
      ];
      return mirrored([...curve.map(([u, v]): Flat => [u * wide, v * rise]), [half - 0.02, rise * 1.16]]);
    }
    case 'clipped':
      return mirrored([
        [-0.14, -0.12],
        [half * clippedAt, rise * clippedAt],
      ]);
    case 'saw': {
      const teeth = Math.max(2, Math.round(wide / 5));
      return Array.from({ length: teeth }, (_, n): Flat[] => {
        const from = (wide * n) / teeth;
        return [
          [from, 0.25],
          [from + 0.25, rise],
          [from + wide / teeth, 0.25],
        ];
      }).flat();
    }
    default:
      return [
        [-0.14, -0.12],
        [half, rise + 0.08],
        [wide + 0.14, -0.12],
      ];
  }
}
