import { mix, palette } from '../content/pictures/palette.ts';

export { mix, palette };

type Colours = readonly [string, ...string[]];

/** Building materials of Belgian and Luxembourg streets. */
export const bricks = {
  red: ['#9b4a36', '#a9573f', '#8c4334', '#b0654c', '#94523f'],
  brown: ['#7b5947', '#6c4e40', '#85614e', '#8e6a55'],
  yellow: ['#cdae7d', '#d8bd92', '#bf9f70', '#c8b08c'],
  pale: ['#cfc3af', '#bdb09b', '#d8cdbb', '#c9bda9'],
  dark: ['#5a5350', '#4e4a49', '#665d58'],
  painted: ['#eee8dc', '#e7dfd0', '#f1ede4', '#d9dad2'],
  maroon: ['#7e3f35', '#8a4a3c', '#743c36', '#8f5241'],
  sand: ['#d6c6a8', '#c7b59a', '#e0d3ba', '#bfae96'],
} as const satisfies Record<string, Colours>;

export const renders = [
  '#efe7d8',
  '#e8dcc6',
  '#e3ddd2',
  '#ecd9bd',
  '#dcc7b0',
  '#d5d8cc',
  '#e9d3c4',
  '#d8dbdc',
] as const;
export const slates = ['#4a535c', '#424a52', '#545a60', '#3d454e'] as const;
export const tiles = ['#a3543a', '#94482f', '#b3674a', '#7d4436', '#6b4a3f'] as const;
export const darkTiles = ['#4d4a49', '#5a524d', '#45484b'] as const;
/** Colours of the Gutland and the Moselle. */
export const sandstones = ['#d9bf94', '#cfa987', '#c99a80', '#dcc9a4'] as const;
export const stone = '#ddd6c8';
export const blueStone = '#68727a';
export const zinc = '#9aa4aa';
export const doors = [
  '#35483f',
  '#26303a',
  '#7a3327',
  '#47586a',
  '#6b4a2f',
  '#8a6a2a',
  '#2f4b52',
  '#5b2f38',
  '#3f5a45',
] as const;
export const frames = {
  white: '#f4f1ea',
  cream: '#e9e1cf',
  grey: '#4a5157',
  wood: '#7c5636',
  black: '#2c3135',
} as const;
export const woods = ['#a77b52', '#8f6642', '#b98f65', '#7b573b'] as const;
