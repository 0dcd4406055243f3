import { createRandom } from '../listings/random.ts';
import { sheet, type Camera, type Flat, type Point } from './camera.ts';
import { fadesOf, type Fade } from './fades.ts';
import { graded, tone, type Light } from './light.ts';
import { mix } from './palette.ts';
import type { Plane } from './plane.ts';

export type { Fade };

/** A leafy or cloudy shape that looks the same from all sides; metres. */
export interface Blob {
  at: Point;
  radius: number;
  /** Height relative to the width. */
  squash?: number;
  /** Selects one of many outlines. */
  seed: number;
}

/** A surface for painting, from far to near. */
export interface Canvas {
  camera: Camera;
  light: Light;
  /** Requested pixels per sheet unit: small pictures omit fine details. */
  pixels: number;
  fill(shapes: readonly (readonly Point[])[], colour: string, opacity?: number): void;
  face(shape: readonly Point[], colour: string, opacity?: number): void;
  fade(shape: readonly Point[], fade: Fade, opacity?: number): void;
  /** Shapes whose overlaps are left out (even-odd), such as a frame around its glass. */
  pierced(shapes: readonly (readonly Point[])[], colour: string, opacity?: number): void;
  /** Shapes that emit light, unaffected by the time of day. */
  glow(shapes: readonly (readonly Point[])[], colour: string, opacity?: number): void;
  /** Scalloped shapes. */
  blobs(blobs: readonly Blob[], colour: string, opacity?: number): void;
  /** Lines that are `metres` wide at the far end of the middle one. */
  lines(segments: readonly (readonly Point[])[], colour: string, metres: number, opacity?: number): void;
  /** One line without opacity. */
  line(colour: string, metres: number, ...points: Point[]): void;
  /** Round objects that look the same from all sides. */
  balls(balls: readonly { at: Point; radius: number; squash?: number }[], colour: string, opacity?: number): void;
  /** A colour as it appears on a plane in the picture's light. */
  tone(colour: string, plane: Pick<Plane, 'normal'>): string;
  raw(svg: string): void;
  /** Whether a shape may be visible on the sheet; others need no painting. */
  sees(shape: readonly Point[]): boolean;
  /** Pixels per metre at a point. */
  detail(point: Point): number;
}

export function createCanvas(camera: Camera, light: Light, pixels: number): Canvas & { svg(): string } {
  const drawn: string[] = [];
  // Opacity of the fill, not of the path: the latter is composited separately and takes twice as long.
  const alpha = (opacity: number | undefined, name: 'fill-opacity' | 'stroke-opacity' = 'fill-opacity') =>
    opacity === undefined || opacity >= 1 ? '' : ` ${name}="${Math.round(opacity * 100) / 100}"`;
  // A small picture needs no tenths of a unit; without them it renders in half the time.
  const grain = pixels < 0.5 ? 1 : 10;
  // A few colours occur thousands of times.
  const grades = new Map<string, string>();
  const shown = (colour: string): string => {
    const known = grades.get(colour) ?? graded(light, colour);
    grades.set(colour, known);
    return known;
  };
  const tones = new WeakMap<Point, Map<string, string>>();
  const outlines = (shapes: readonly (readonly Point[])[]) => {
    let path = '';
    for (const shape of shapes) {
      const flats = camera.flat(shape);
      if (onSheet(flats)) path += outline(flats, grain);
    }
    return path;
  };
  const glow: Canvas['glow'] = (shapes, colour, opacity) => {
    const path = outlines(shapes);
    if (path) drawn.push(`<path d="${path}" fill="${colour}"${alpha(opacity)}/>`);
  };
  const fill: Canvas['fill'] = (shapes, colour, opacity) => glow(shapes, shown(colour), opacity);
  const lines: Canvas['lines'] = (segments, colour, metres, opacity) => {
    const middle = segments[Math.floor(segments.length / 2)];
    if (!middle) return;
    const path = segments.map((segment) => strokePath(camera, segment, grain)).join('');
    const width = Math.max(0.5 / pixels, metres * Math.min(...middle.map(camera.scale)) * 1.15);
    if (path)
      drawn.push(
        `<path d="${path}" fill="none" stroke="${shown(colour)}" stroke-width="${round(width)}" stroke-linejoin="round"${alpha(opacity, 'stroke-opacity')}/>`,
      );
  };
  return {
    camera,
    light,
    pixels,
    fill,
    face: (shape, colour, opacity) => fill([shape], colour, opacity),
    fade: (shape, name, opacity) => glow([shape], `url(#${name})`, opacity),
    glow,
    pierced: (shapes, colour, opacity) => {
      const path = outlines(shapes);
      if (path) drawn.push(`<path d="${path}" fill="${shown(colour)}" fill-rule="evenodd"${alpha(opacity)}/>`);
    },
    blobs: (blobs, colour, opacity) => {
      const path = blobs
        .map(({ at, radius, squash = 1, seed }) => {
          const centre = camera.flat([at])[0];
          const wide = radius * camera.scale(at);
          return centre && near(centre, wide) ? scallops(centre, wide, wide * squash, wide * pixels, seed, grain) : '';
        })
        .join('');
      if (path) drawn.push(`<path d="${path}" fill="${shown(colour)}"${alpha(opacity)}/>`);
    },
    lines,
    line: (colour, metres, ...points) => lines([points], colour, metres),
    balls: (balls, colour, opacity) => {
      const path = balls
        .map(({ at, radius, squash = 1 }) => {
          const centre = camera.flat([at])[0];
          const wide = radius * camera.scale(at);
          if (!centre || !near(centre, wide)) return '';
          // A dot of a pixel or two looks round in any shape, and four lines render faster than two arcs.
          return wide * pixels < 1.7
            ? dot(centre, wide, wide * squash)
            : ellipse(centre, wide, wide * squash, grain, wide * pixels < 6);
        })
        .join('');
      if (path) drawn.push(`<path d="${path}" fill="${shown(colour)}"${alpha(opacity)}/>`);
    },
    tone: (colour, { normal }) => {
      const facing = tones.get(normal) ?? new Map<string, string>();
      tones.set(normal, facing);
      const known = facing.get(colour) ?? tone(light, colour, normal);
      facing.set(colour, known);
      return known;
    },
    raw: (svg) => drawn.push(svg),
    sees: (shape) => onSheet(camera.flat(shape)),
    detail: (point) => camera.scale(point) * pixels,
    svg: () => fadesOf(light) + drawn.join(''),
  };
}

/** Whether a shape may be visible on the sheet. */
function onSheet(points: readonly Flat[]): boolean {
  const { width, height } = sheet;
  let [left, right, above, below] = [true, true, true, true];
  for (const [x, y] of points) {
    if (x > 0) left = false;
    if (x < width) right = false;
    if (y > 0) above = false;
    if (y < height) below = false;
  }
  return !(left || right || above || below);
}

/** The same canvas seen through haze, so that objects beside the subject recede. */
export function hazed(canvas: Canvas, share: number): Canvas {
  const haze = canvas.light.sky[2];
  const pale = (colour: string) => (colour.startsWith('#') ? mix(colour, haze, share) : colour);
  return {
    ...canvas,
    fill: (shapes, colour, opacity) => canvas.fill(shapes, pale(colour), opacity),
    pierced: (shapes, colour, opacity) => canvas.pierced(shapes, pale(colour), opacity),
    glow: (shapes, colour, opacity) => canvas.glow(shapes, pale(colour), opacity),
    blobs: (blobs, colour, opacity) => canvas.blobs(blobs, pale(colour), opacity),
    balls: (balls, colour, opacity) => canvas.balls(balls, pale(colour), opacity),
    fade: (shape, fade, opacity) => {
      canvas.fade(shape, fade, opacity);
      if (fade.startsWith('glass') || fade.startsWith('lamp')) canvas.face(shape, haze, share);
    },
    face: (shape, colour, opacity) => canvas.face(shape, pale(colour), opacity),
    lines: (segments, colour, metres, opacity) => canvas.lines(segments, pale(colour), metres, opacity),
    line: (colour, metres, ...points) => canvas.line(pale(colour), metres, ...points),
    // Neighbouring houses need less detail than the house for sale.
    detail: (point) => canvas.detail(point) * (canvas.pixels < 0.5 ? 0.45 : 0.6),
  };
}

/** The path data of a shape in sheet units, for skies and plans. */
export function outline(points: readonly Flat[], grain = 10): string {
  if (points.length < 3) return '';
  return `${line(points, grain)}Z`;
}

function line(points: readonly Flat[], grain: number): string {
  let path = '';
  for (const [x, y] of points)
    path += `${path ? 'L' : 'M'}${Math.round(x * grain) / grain} ${Math.round(y * grain) / grain}`;
  return path;
}

/** Rounds to tenths of a sheet unit, or to another grain. */
export function round(value: number, grain = 10): number {
  return Math.round(value * grain) / grain;
}

/** The complete SVG; `slice` keeps the drawing's aspect ratio and crops it to the size. */
export function picture(size: { width: number; height: number }, content: string): string {
  const { width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

function strokePath(camera: Camera, segment: readonly Point[], grain: number): string {
  // The clipper treats a line as a polygon without width.
  const seen = camera.flat(segment);
  return seen.length < 2 || !onSheet(seen) ? '' : line(seen, grain);
}

/** Whether a round object touches the sheet. */
function near([x, y]: Flat, reach: number): boolean {
  return x > -reach && x < sheet.width + reach && y > -reach && y < sheet.height + reach;
}

function dot([x, y]: Flat, wide: number, high: number): string {
  const [w, h] = [round(wide), round(high)];
  return `M${round(x - wide)} ${round(y)}l${w} ${-h} ${w} ${h} ${-w} ${h}Z`;
}

/** An ellipse, approximated by four curves if small. */
function ellipse([x, y]: Flat, wide: number, high: number, grain = 10, small = false): string {
  // Round objects are small, so they keep the tenths.
  const [w, h] = [round(wide), round(high)];
  const start = `M${round(x - wide, grain)} ${round(y, grain)}`;
  if (small) return `${start}q0 ${-h} ${w} ${-h} ${w} 0 ${w} ${h} 0 ${h} ${-w} ${h} ${-w} 0 ${-w} ${-h}Z`;
  return `${start}a${w} ${h} 0 1 1 ${round(2 * w)} 0a${w} ${h} 0 1 1 ${round(-2 * w)} 0Z`;
}

/** A closed row of arcs around an uneven ellipse, as in leaves and clouds. */
function scallops([x, y]: Flat, wide: number, high: number, pixelsWide: number, seed: number, grain = 10): string {
  if (pixelsWide < 3.5) return ellipse([x, y], wide, high, grain, true);
  const random = createRandom(seed * 2654435761);
  const count = Math.max(5, Math.min(14, Math.round(pixelsWide / 3.4)));
  const start = random.next() * Math.PI;
  const points = Array.from({ length: count }, (_, n): Flat => {
    const angle = start + ((n + (random.next() - 0.5) * 0.7) / count) * Math.PI * 2;
    const far = 0.78 + random.next() * 0.3;
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far];
  });
  const first = points[0];
  if (!first) return '';
  // A quadratic curve between points, bent outwards: circular arcs take the renderer twice as long.
  const bends = points.map((from, n) => {
    const to = points[(n + 1) % count] ?? first;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return `Q${round((from[0] + to[0]) / 2 + dy * 0.62, grain)} ${round((from[1] + to[1]) / 2 - dx * 0.62, grain)} ${round(to[0], grain)} ${round(to[1], grain)}`;
  });
  return `M${round(first[0], grain)} ${round(first[1], grain)}${bends.join('')}Z`;
}
