// The vocabulary of image URLs.

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

/** In pixels; more makes no visible difference. */
export const largestSide = 4_096;

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'gif';

/** The parameters of an image URL, in Sanity's vocabulary. Pixels, after `dpr`. */
export interface Transformation {
  width?: number;
  height?: number;
  fit: (typeof fits)[number];
  /** The part of the original to start from. */
  rect?: Area;
  /** Which part `fit=crop` keeps. */
  crop: (typeof crops)[number];
  /** From the upper left corner, 0 to 1. */
  focus: { x: number; y: number };
  format: OutputFormat;
  quality: number;
  /** Colour behind transparent parts and of bars, as six or eight hexadecimal digits. */
  background?: string;
}

export const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
export const crops = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const;
export const formats = ['jpg', 'pjpg', 'png', 'webp'] as const;
