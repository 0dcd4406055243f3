// What image URLs speak of, and in which words.

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Original {
  width: number;
  height: number;
  extension: string;
}

/** In pixels; more is not visible. */
export const largestSide = 4_096;

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'gif';

/** What an image URL asks for, in the vocabulary of Sanity's image URLs. Pixels, after `dpr`. */
export interface Transformation {
  width?: number;
  height?: number;
  fit: (typeof fits)[number];
  /** The part of the original to begin with. */
  rect?: Area;
  /** Which part stays when `fit=crop` cuts. */
  crop: (typeof crops)[number];
  /** From the upper left corner, 0 to 1. */
  focus: { x: number; y: number };
  format: OutputFormat;
  quality: number;
  /** Behind transparent parts and in bars, as six or eight hexadecimal digits. */
  background?: string;
}

export const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
export const crops = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const;
export const formats = ['jpg', 'pjpg', 'png', 'webp'] as const;
