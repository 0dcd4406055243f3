/** Sketches for the module picker: SVG of a few shapes in the site's colours, which needs no file and no network. */
export type Shape = readonly [kind: keyof typeof fills, x: number, y: number, width: number, height: number];

export type Sketch = readonly [Shape, ...Shape[]];

const fills = { paper: '#f4f0e8', ink: '#26303a', line: '#c9c2b4', brick: '#9c3d26', glass: '#a9bcc6' };

/** The heading line above a module's content. */
export const title: Shape = ['ink', 34, 14, 52, 6];

/** A sketch as a data URL: rectangles on a canvas of 120 by 80. */
export function sketchAddress(shapes: Sketch): string {
  const drawn = shapes.map(
    ([kind, x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fills[kind]}"/>`,
  );
  const sheet = `<rect width="120" height="80" fill="${fills.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="240" height="160">${sheet}${drawn.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function columns(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 12 + (index * 96) / count + (count === 3 ? index * 2 : 0));
}

export function picture(x: number): Shape[] {
  return [['glass', x, 28, 28, 28]];
}

export function card(x: number, y: number, width: number, height: number): Shape[] {
  return [
    ['line', x, y, width, height],
    ['ink', x + 4, y + 17, width - 8, 3],
    ['paper', x + 4, y + 24, width - 8, 3],
    ['paper', x + 4, y + 30, width - 12, 3],
  ];
}

export function price(x: number): Shape {
  return ['brick', x, 60, 18, 5];
}

export function lines(x: number, y: number, width: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const short = index === count - 1 ? 0.6 : 1;
    return ['line', x, y + index * 7, width * short, 3];
  });
}
