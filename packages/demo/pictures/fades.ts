import type { Light } from './light.ts';
import { mix, palette } from './palette.ts';

/** The gradients; each is defined once per picture. */
export type Fade =
  | 'fade-down'
  | 'fade-up'
  | 'fade-left'
  | 'fade-right'
  | 'glass'
  | 'glass-dark'
  | 'glass-bright'
  | 'glass-deep'
  | 'lamp'
  | 'lamp-soft'
  | 'sky'
  | 'blind'
  | 'cloud'
  | 'cloud-shade'
  | 'mist'
  | 'murk'
  | 'glow'
  | 'vignette'
  | 'haze';

type Stop = readonly [at: number, colour: string, opacity: number];

/** The gradient definitions of a picture, in its light. */
export function fadesOf({ sky, shadow, hour, cloud, warmth, side, grade }: Light): string {
  const [high, middle, low] = sky;
  const dusk = hour === 'dusk';
  const out = (colour: string) => (grade ? mix(colour, ...grade) : colour);
  const across = 'x2="1" y2="0"';
  return `<defs>${[
    linear('sky', [
      [0, high, 1],
      [0.55, middle, 1],
      [1, low, 1],
    ]),
    linear('fade-down', [
      [0, shadow, 0.55],
      [1, shadow, 0],
    ]),
    linear('fade-up', [
      [0, shadow, 0],
      [1, shadow, 0.5],
    ]),
    linear(
      'fade-right',
      [
        [0, shadow, 0.5],
        [1, shadow, 0],
      ],
      across,
    ),
    linear(
      'fade-left',
      [
        [0, shadow, 0],
        [1, shadow, 0.5],
      ],
      across,
    ),
    linear('glass', [
      [0, mix(middle, palette.slate, dusk ? 0.5 : 0.26), 1],
      [0.5, mix(low, palette.slate, dusk ? 0.5 : 0.4), 1],
      [1, out(mix(palette.steel, palette.slate, 0.55)), 1],
    ]),
    linear('glass-dark', [
      [0, out(mix(middle, palette.slate, 0.7)), 1],
      [1, out(mix(palette.slate, '#10161c', 0.35)), 1],
    ]),
    linear('glass-deep', [
      [0, out('#1b242c'), 1],
      [0.7, out('#2b353c'), 1],
      [1, out('#454640'), 1],
    ]),
    linear(
      'glass-bright',
      [
        [0, mix(high, palette.slate, dusk ? 0.4 : 0.1), 1],
        [0.7, mix(low, palette.slate, dusk ? 0.3 : 0.12), 1],
        [1, mix(middle, palette.slate, 0.4), 1],
      ],
      'x2="0.35" y2="1"',
    ),
    linear('lamp', [
      [0, '#f8dc9c', 1],
      [0.6, '#edbd6c', 1],
      [1, '#b97f40', 1],
    ]),
    linear('lamp-soft', [
      [0, '#e9c68a', 1],
      [1, '#8d6238', 1],
    ]),
    linear('blind', [
      [0, out('#f1ebde'), 0.97],
      [1, out('#d8d0bf'), 0.9],
    ]),
    linear('cloud', [
      [0, cloud, 0.97],
      [0.5, cloud, 0.8],
      [0.85, cloud, 0.12],
      [1, cloud, 0],
    ]),
    linear('cloud-shade', [
      [0, mix(mix(middle, cloud, 0.6), shadow, 0.06), 0.75],
      [0.6, mix(mix(middle, cloud, 0.45), shadow, 0.1), 0.55],
      [1, middle, 0],
    ]),
    round('mist', cloud, 0.78),
    round('murk', mix(middle, shadow, 0.3), 0.3),
    linear('haze', [
      [0, low, 0],
      [1, low, 0.85],
    ]),
    radial('glow', mix(warmth, '#fff3cf', 0.4), dusk ? 0.55 : 0.6, side > 0 ? 0.86 : 0.14),
    `<radialGradient id="vignette" cx="0.5" cy="0.46" r="0.78"><stop offset="0.68" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity="0.13"/></radialGradient>`,
  ].join('')}</defs>`;
}

function linear(id: Fade, stops: readonly Stop[], to = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')}</linearGradient>`;
}

/** A colour that fades from the middle to the rim. */
function round(id: Fade, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.5" stop-color="${colour}" stop-opacity="${strength * 0.6}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

function radial(id: Fade, colour: string, strength: number, x: number): string {
  return `<radialGradient id="${id}" cx="${x}" cy="0.96" r="0.75"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}
