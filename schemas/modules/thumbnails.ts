/**
 * A sketch of each module for the menu in which an editor picks one: drawn as SVG from a few shapes in the colours of the site, so that
 * it needs no file and no network.
 */
type Shape = readonly [kind: keyof typeof fills, x: number, y: number, width: number, height: number];

const fills = { paper: '#f4f0e8', ink: '#26303a', line: '#c9c2b4', brick: '#9c3d26', glass: '#a9bcc6' };

const title: Shape = ['ink', 34, 14, 52, 6];

/** Rectangles on a sheet of 120 by 80. */
const sketches: Record<string, readonly Shape[]> = {
  textModule: [['ink', 12, 14, 44, 6], ...lines(12, 28, 44, 4), ['brick', 12, 60, 20, 8], ['glass', 66, 14, 42, 54]],
  servicesModule: [title, ...columns(3).flatMap((x): Shape[] => [...card(x, 28, 28, 40), ['brick', x + 4, 32, 8, 8]])],
  galleryModule: [
    ['glass', 12, 14, 58, 54],
    ['glass', 74, 14, 34, 25],
    ['glass', 74, 43, 34, 25],
  ],
  propertyListModule: [title, ...columns(3).flatMap((x) => picture(x)), ...columns(3).map(price)],
  projectListModule: [
    title,
    ...[12, 62].flatMap((x): Shape[] => [
      ['glass', x, 28, 46, 28],
      ['ink', x, 60, 30, 4],
    ]),
  ],
  referenceListModule: [
    title,
    ...columns(3).flatMap((x) => picture(x)),
    ...columns(3).map((x): Shape => ['ink', x, 28, 14, 6]),
  ],
  searchModule: [
    ['line', 10, 28, 100, 24],
    ['paper', 14, 32, 24, 16],
    ['paper', 42, 32, 24, 16],
    ['paper', 70, 32, 16, 16],
    ['brick', 90, 32, 16, 16],
  ],
  articleCardsModule: [title, ...columns(3).flatMap((x) => [...picture(x), ...lines(x, 60, 28, 2)])],
  testimonialsModule: [
    title,
    ...[12, 62].flatMap((x): Shape[] => [
      ['line', x, 28, 46, 40],
      ['brick', x + 6, 33, 26, 4],
      ['paper', x + 6, 42, 34, 3],
      ['paper', x + 6, 48, 34, 3],
      ['ink', x + 6, 58, 18, 3],
    ]),
  ],
  statsViewModule: [12, 38, 64, 90].flatMap((x): Shape[] => [
    ['brick', x, 28, 18, 14],
    ['line', x, 48, 18, 4],
  ]),
  contactModule: [
    ['ink', 12, 14, 34, 6],
    ...lines(12, 28, 34, 3),
    ['line', 56, 14, 52, 10],
    ['line', 56, 28, 52, 10],
    ['line', 56, 42, 52, 14],
    ['brick', 56, 60, 24, 8],
  ],
};

/** The sketch of a module as the address of a picture; nothing for other types. */
export function moduleThumbnail(type: string): string | undefined {
  const shapes = sketches[type];
  if (shapes === undefined) return undefined;
  const drawn = shapes.map(
    ([kind, x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fills[kind]}"/>`,
  );
  const sheet = `<rect width="120" height="80" fill="${fills.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="240" height="160">${sheet}${drawn.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function columns(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 12 + (index * 96) / count + (count === 3 ? index * 2 : 0));
}

function picture(x: number): Shape[] {
  return [['glass', x, 28, 28, 28]];
}

function card(x: number, y: number, width: number, height: number): Shape[] {
  return [
    ['line', x, y, width, height],
    ['ink', x + 4, y + 17, width - 8, 3],
    ['paper', x + 4, y + 24, width - 8, 3],
    ['paper', x + 4, y + 30, width - 12, 3],
  ];
}

function price(x: number): Shape {
  return ['brick', x, 60, 18, 5];
}

function lines(x: number, y: number, width: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const short = index === count - 1 ? 0.6 : 1;
    return ['line', x, y + index * 7, width * short, 3];
  });
}
