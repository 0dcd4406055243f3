import { figures } from '../figures.ts';
import type { Rect } from './geometry.ts';
import { ink, type Scale, tenth } from './ink.ts';

/** A north arrow at a point of the page; `turn` in degrees clockwise from straight up. */
export function northArrow(x: number, y: number, turn: number): string {
  const rad = (turn * Math.PI) / 180;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="27" fill="none" stroke="${ink.line}" stroke-width="1.4"/><path d="M0 -37L9 10L0 4Z" fill="${ink.accent}"/><path d="M0 -37L-9 10L0 4Z" fill="${ink.wall}"/></g>${figures('N', x + Math.sin(rad) * 52, y - Math.cos(rad) * 52, 15, ink.wall)}`;
}

/** A scale bar for a few metres, ending at x. */
export function scaleBar(x: number, y: number, unit: number): string {
  const step = unit < 8 ? 10 : unit < 30 ? 5 : 1;
  const long = step * unit;
  const from = x - 2 * long + 20;
  const cell = (n: number) =>
    `<rect x="${tenth(from + n * long)}" y="${y}" width="${tenth(long)}" height="6" fill="${n % 2 ? ink.paper : ink.wall}" stroke="${ink.wall}" stroke-width="1.2"/>`;
  return `${cell(0)}${cell(1)}${figures('0', from, y - 11, 11, ink.wall)}${figures(String(step), from + long, y - 11, 11, ink.wall)}${figures(String(step * 2), from + 2 * long, y - 11, 11, ink.wall)}`;
}

/** An area in m², drawn as strokes; `under` is the colour of its halo, which keeps it readable. */
export function squareMetres(text: string, x: number, y: number, size: number, colour: string, under: string): string {
  const wide = ([...text].reduce((sum, letter) => sum + (letter === ',' ? 2 : 5.4), -1.4) * size) / 6;
  const s = size / 6;
  const left = x - size * 0.75;
  const from = tenth(left + wide / 2 + s * 1.6);
  const unit = (stroke: string, width: number) =>
    `<g transform="translate(${from} ${tenth(y - size / 2)}) scale(${Math.round(s * 100) / 100})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="M0 6V2.6M0 3.6Q.2 2.5 1.4 2.5T2.7 3.7V6M2.7 3.7Q2.9 2.5 4.1 2.5T5.4 3.7V6M6.4 .5Q6.6 -.3 7.4 -.3T8.2 .6Q8.2 1.1 6.3 2.4H8.3"/></g>`;
  return unit(under, 3.6) + figures(text, left, y, size, colour, false, under) + unit(colour, 0.85);
}

/** Terrace boards. */
export function hatchOf({ x, y, width, height }: Rect, scale: Scale): string {
  const flat = width > height;
  const count = Math.floor((flat ? height : width) / 0.2);
  const lines = Array.from({ length: count }, (_, n) => {
    const at = ((n + 1) * (flat ? height : width)) / (count + 1);
    return flat
      ? `M${tenth(scale.x(x))} ${tenth(scale.y(y + at))}h${tenth(width * scale.unit)}`
      : `M${tenth(scale.x(x + at))} ${tenth(scale.y(y))}v${tenth(height * scale.unit)}`;
  });
  return `<path d="${lines.join('')}" stroke="${ink.faint}" stroke-width="1"/>`;
}
