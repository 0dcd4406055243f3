import { mix, palette } from '../palette.ts';

/** Colours and line widths of all plans; widths in metres. */
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

/** The mapping from metres to the page. */
export interface Scale {
  /** Page units per metre. */
  unit: number;
  x(metres: number): number;
  y(metres: number): number;
}

/** Rounds to a tenth, for path data. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A length in metres as written in plans: a decimal comma and two digits. */
export function metres(value: number, digits = 2): string {
  return value.toFixed(digits).replace('.', ',');
}
