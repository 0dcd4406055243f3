import { sheet, type Camera, type Flat, type Point } from './camera.ts';
import { tone, type Light } from './light.ts';
import { mix, palette } from './palette.ts';
import type { Plane } from './plane.ts';

/** Fills that fade; each is defined once in the picture. */
export type Fade =
  'fade-down' | 'fade-up' | 'fade-left' | 'fade-right' | 'glass' | 'glass-dark' | 'lamp' | 'sky' | 'blind';

/** Where a picture is painted, from the far to the near. */
export interface Canvas {
  camera: Camera;
  light: Light;
  /** Pixels asked for one unit of the drawing: small pictures leave fine things out. */
  pixels: number;
  fill(shapes: readonly (readonly Point[])[], colour: string, opacity?: number): void;
  face(shape: readonly Point[], colour: string, opacity?: number): void;
  fade(shape: readonly Point[], fade: Fade, opacity?: number): void;
  /** Lines as wide as `metres` at the far end of the middle one. */
  lines(segments: readonly (readonly Point[])[], colour: string, metres: number, opacity?: number): void;
  /** Round things that look the same from all sides. */
  balls(balls: readonly { at: Point; radius: number; squash?: number }[], colour: string, opacity?: number): void;
  /** A colour on a plane, in the light of the picture. */
  tone(colour: string, plane: Pick<Plane, 'normal'>): string;
  raw(svg: string): void;
  /** Pixels of a metre at a point. */
  detail(point: Point): number;
}

/** An empty canvas behind a camera. */
export function createCanvas(camera: Camera, light: Light, pixels: number): Canvas & { svg(): string } {
  const drawn: string[] = [];
  const alpha = (opacity: number | undefined, name: 'opacity' | 'stroke-opacity' = 'opacity') =>
    opacity === undefined || opacity >= 1 ? '' : ` ${name}="${round(opacity)}"`;
  const fill: Canvas['fill'] = (shapes, colour, opacity) => {
    const path = shapes
      .map((shape) => camera.flat(shape))
      .filter(onSheet)
      .map(outline)
      .join('');
    if (path) drawn.push(`<path d="${path}" fill="${colour}"${alpha(opacity)}/>`);
  };
  return {
    camera,
    light,
    pixels,
    fill,
    face: (shape, colour, opacity) => fill([shape], colour, opacity),
    fade: (shape, name, opacity) => fill([shape], `url(#${name})`, opacity),
    lines: (segments, colour, metres, opacity) => {
      const middle = segments[Math.floor(segments.length / 2)];
      if (!middle) return;
      const path = segments.map((segment) => strokePath(camera, segment)).join('');
      const width = Math.max(0.5 / pixels, metres * Math.min(...middle.map(camera.scale)) * 1.15);
      if (path)
        drawn.push(
          `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round"${alpha(opacity, 'stroke-opacity')}/>`,
        );
    },
    balls: (balls, colour, opacity) => {
      const path = balls
        .map(({ at, radius, squash = 1 }) => {
          const centre = camera.flat([at])[0];
          return centre ? ellipse(centre, radius * camera.scale(at), radius * squash * camera.scale(at)) : '';
        })
        .join('');
      if (path) drawn.push(`<path d="${path}" fill="${colour}"${alpha(opacity)}/>`);
    },
    tone: (colour, plane) => tone(light, colour, plane.normal),
    raw: (svg) => drawn.push(svg),
    detail: (point) => camera.scale(point) * pixels,
    svg: () => definitions(light) + drawn.join(''),
  };
}

/** Whether any of a shape can be on the sheet. */
function onSheet(points: readonly Flat[]): boolean {
  const { width, height } = sheet;
  return (
    points.some(([x]) => x > 0) &&
    points.some(([x]) => x < width) &&
    points.some(([, y]) => y > 0) &&
    points.some(([, y]) => y < height)
  );
}

/** The same canvas through a haze: what stands beside the subject steps back. */
export function hazed(canvas: Canvas, share: number): Canvas {
  const haze = canvas.light.sky[2];
  const pale = (colour: string) => (colour.startsWith('#') ? mix(colour, haze, share) : colour);
  return {
    ...canvas,
    fill: (shapes, colour, opacity) => canvas.fill(shapes, pale(colour), opacity),
    face: (shape, colour, opacity) => canvas.face(shape, pale(colour), opacity),
    lines: (segments, colour, metres, opacity) => canvas.lines(segments, pale(colour), metres, opacity),
    // Neighbours need less detail than the house for sale.
    detail: (point) => canvas.detail(point) * 0.6,
  };
}

/** A shape on the sheet itself, for skies and plans. */
export function outline(points: readonly Flat[]): string {
  if (points.length < 3) return '';
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The whole picture; `slice` keeps the drawing's own proportions in a size of other ones. */
export function picture(size: { width: number; height: number }, content: string): string {
  const { width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

function strokePath(camera: Camera, segment: readonly Point[]): string {
  if (segment.some((point) => camera.depth(point) < 0.35)) {
    // A line is a polygon without breadth to the clipper.
    const seen = camera.flat(segment);
    return seen.length < 2 ? '' : `M${seen.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  }
  return `M${camera
    .flat(segment)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}`;
}

function ellipse([x, y]: Flat, wide: number, high: number): string {
  const [w, h] = [round(wide), round(high)];
  return `M${round(x - wide)} ${round(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;
}

function definitions({ sky, shadow, hour }: Light): string {
  const [high, middle, low] = sky;
  const dusk = hour === 'dusk';
  const gradient = (id: string, stops: readonly (readonly [number, string, number])[], to = 'x2="0" y2="1"') =>
    `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('')}</linearGradient>`;
  const across = 'x2="1" y2="0"';
  return `<defs>${[
    gradient('sky', [
      [0, high, 1],
      [0.55, middle, 1],
      [1, low, 1],
    ]),
    gradient('fade-down', [
      [0, shadow, 0.55],
      [1, shadow, 0],
    ]),
    gradient('fade-up', [
      [0, shadow, 0],
      [1, shadow, 0.5],
    ]),
    gradient(
      'fade-right',
      [
        [0, shadow, 0.5],
        [1, shadow, 0],
      ],
      across,
    ),
    gradient(
      'fade-left',
      [
        [0, shadow, 0],
        [1, shadow, 0.5],
      ],
      across,
    ),
    gradient('glass', [
      [0, mix(middle, palette.slate, dusk ? 0.55 : 0.3), 1],
      [0.55, mix(low, palette.slate, dusk ? 0.55 : 0.42), 1],
      [1, mix(palette.steel, palette.slate, 0.5), 1],
    ]),
    gradient('glass-dark', [
      [0, mix(middle, palette.slate, 0.66), 1],
      [1, mix(palette.slate, '#10161c', 0.3), 1],
    ]),
    gradient('lamp', [
      [0, '#f6d48d', 1],
      [0.6, '#e9b765', 1],
      [1, '#b98242', 1],
    ]),
    gradient('blind', [
      [0, '#efe9dc', 0.95],
      [1, '#d8d0bf', 0.85],
    ]),
  ].join('')}</defs>`;
}
