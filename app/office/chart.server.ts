/**
 * Charts as SVG, drawn on the server, so that the Studio needs no library for them. Each has a table beside it, so the
 * drawing itself is described by its title alone.
 */

/** The Studio's colour scheme: an image cannot take the page's colours. */
export type Scheme = 'light' | 'dark';

export interface Bar {
  label: string;
  value: number;
}

/** Units of a chart on a wide page and on a telephone, where its text would be too small otherwise. */
export const chartWidths = { wide: 720, narrow: 340 } as const;

interface Options {
  title: string;
  scheme: Scheme;
  width: keyof typeof chartWidths;
  /** Writes a number. */
  number: (value: number) => string;
}

const colours = {
  light: { text: '#3d434d', bar: '#2f6fb5', line: '#d8dce3' },
  dark: { text: '#c6cbd6', bar: '#6ea8e6', line: '#3a404c' },
} as const;

const font = `font-family="Inter, -apple-system, system-ui, Helvetica, Arial, sans-serif" font-size="12"`;

/** Columns over time, left to right, with the largest value on the axis. Labels are thinned out where they would touch. */
export function columnChart(bars: readonly Bar[], { title, scheme, width: size, number }: Options): string {
  const width = chartWidths[size];
  const { text, bar, line } = colours[scheme];
  const [height, foot, head, left] = [180, 24, 14, 52];
  const most = niceMaximum(Math.max(...bars.map(({ value }) => value), 1));
  const slot = (width - left) / Math.max(bars.length, 1);
  const every = Math.max(1, Math.ceil(60 / slot));
  const y = (value: number) => head + (height - head - foot) * (1 - value / most);
  const lines = [0, most / 2, most].map(
    (value) =>
      `<line x1="${left}" x2="${width}" y1="${round(y(value))}" y2="${round(y(value))}" stroke="${line}"/>` +
      `<text x="${left - 8}" y="${round(y(value) + 4)}" text-anchor="end" fill="${text}" ${font}>${escape(number(value))}</text>`,
  );
  const columns = bars.map(({ label, value }, index) => {
    const x = left + index * slot;
    // The last label must not be cut off.
    const [at, anchor] = x + slot / 2 > width - 26 ? [width, 'end'] : [x + slot / 2, 'middle'];
    const said =
      index % every === 0
        ? `<text x="${round(at)}" y="${height - 6}" text-anchor="${anchor}" fill="${text}" ${font}>${escape(label)}</text>`
        : '';
    const tall = round(y(0) - y(value));
    return `<rect x="${round(x + slot * 0.15)}" y="${round(y(value))}" width="${round(slot * 0.7)}" height="${tall}" rx="2" fill="${bar}"/>${said}`;
  });
  return svg(title, { width, height }, [...lines, ...columns]);
}

/** Bars from left to right, one a line, each with its label above it. */
export function barChart(bars: readonly Bar[], { title, scheme, width: size, number }: Options): string {
  const width = chartWidths[size];
  const { text, bar } = colours[scheme];
  const [row, room] = [40, 70];
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const drawn = bars.map(({ label, value }, index) => {
    const top = index * row;
    const long = round(((width - room) * value) / most);
    return (
      `<text x="0" y="${top + 13}" fill="${text}" ${font}>${escape(shortened(label, Math.floor(width / 7)))}</text>` +
      `<rect x="0" y="${top + 19}" width="${long}" height="14" rx="2" fill="${bar}"/>` +
      `<text x="${round(long + 8)}" y="${top + 30}" fill="${text}" ${font}>${escape(number(value))}</text>`
    );
  });
  return svg(title, { width, height: Math.max(bars.length, 1) * row }, drawn);
}

/** The next larger of 1, 2, 5, 10, 20 and so on; even, so that its half is whole, from 2 on. */
export function niceMaximum(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const found = [1, 2, 4, 6, 8, 10].map((step) => step * power).find((each) => each >= value) ?? 10 * power;
  return Math.max(found, 2);
}

function svg(title: string, { width, height }: { width: number; height: number }, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escape(title)}</title>${parts.join('')}</svg>`;
}

/** About what fits the width. */
function shortened(label: string, most: number): string {
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
