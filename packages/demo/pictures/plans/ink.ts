import { mix, palette } from '../palette.ts';

/** Colours and thicknesses of all plans; thickness in metres. */
export const ink = {
  paper: palette.limestone,
  wall: palette.slate,
  line: mix(palette.slate, palette.limestone, 0.32),
  faint: mix(palette.slate, palette.limestone, 0.62),
  fitting: '#fbf9f4',
  accent: palette.brick,
  outer: 0.34,
  inner: 0.11,
} as const;

/** Where metres come on the page. */
export interface Scale {
  /** Units of the page for a metre. */
  unit: number;
  x(metres: number): number;
  y(metres: number): number;
}

/** A number with a tenth at most, for path data. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number of metres as it is written in a plan: a comma, two digits. */
export function metres(value: number, digits = 2): string {
  return value.toFixed(digits).replace('.', ',');
}
