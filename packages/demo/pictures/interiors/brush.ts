import { type Camera, type Flat, type Point, sheet } from '../camera.ts';
import { type Pane, within } from './uv.ts';

/** A colour stop of a gradient; `opacity` from 0 to 1. */
export interface Stop {
  at: Point;
  colour: string;
  opacity?: number;
}

/** Draws in a room: takes metres and produces SVG in painting order. */
export interface Brush {
  camera: Camera;
  /** Requested pixels per sheet unit. */
  pixels: number;
  fill(shapes: readonly (readonly Point[])[], colour: string, opacity?: number): void;
  face(shape: readonly Point[], colour: string, opacity?: number): void;
  /** A shape with rounded corners; `radius` in metres. */
  rounded(shape: readonly Point[], radius: number, colour: string, opacity?: number): void;
  /** A shape with a gradient in screen space. */
  blend(shape: readonly Point[], stops: readonly Stop[], radius?: number): void;
  /** Rods and lines, `metres` thick at their start. */
  rods(paths: readonly (readonly Point[])[], colour: string, metres: number, opacity?: number): void;
  rod(colour: string, metres: number, ...points: Point[]): void;
  /** Path data in units of the sheet. */
  path(data: string, paint: string, opacity?: number): void;
  /** A horizontal or vertical gradient over the bounding box of the filled shape; returns the paint. */
  wash(colours: readonly string[], upright?: boolean): string;
  /** A round glow or shadow; x, y and radius in sheet units. */
  glow(centre: Flat, radius: number, colour: string, opacity: number): void;
  /** Pixels per metre at a point. */
  detail(point: Point): number;
  raw(svg: string): void;
  svg(): string;
}

export function createBrush(camera: Camera, pixels: number): Brush {
  const drawn: string[] = [];
  const definitions = new Map<string, string>();
  const define = (content: (id: string) => string): string => {
    const key = content('');
    const known = definitions.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `w${definitions.size}`;
    definitions.set(key, id);
    drawn.push(`<defs>${content(id)}</defs>`);
    return `url(#${id})`;
  };
  const path = (data: string, paint: string, opacity = 1) => {
    if (data)
      drawn.push(
        `<path d="${data}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 1000) / 1000}"` : ''}/>`,
      );
  };
  const rounded: Brush['rounded'] = (shape, radius, colour, opacity) => {
    const flat = onSheet(camera.flat(shape));
    const first = shape[0];
    if (first && flat.length > 2) path(roundedPath(flat, radius * camera.scale(first)), colour, opacity);
  };
  const fill: Brush['fill'] = (shapes, colour, opacity) =>
    path(
      shapes
        .map((shape) => onSheet(camera.flat(shape)))
        .filter((shape) => shape.length > 2)
        .map(straightPath)
        .join(''),
      colour,
      opacity,
    );
  const rods: Brush['rods'] = (paths, colour, metres, opacity = 1) => {
    // Closer rods are thicker, so paths are grouped by distance.
    const groups = new Map<number, { data: string; scale: number }>();
    for (const points of paths) {
      const first = points[0];
      const data = openPath(camera, points);
      if (!first || !data) continue;
      const scale = Math.min(
        ...points.filter((point) => camera.depth(point) > 0.36).map((point) => camera.scale(point)),
        1e4,
      );
      const key = Math.round(Math.log2(scale) * 2.5);
      const group = groups.get(key) ?? { data: '', scale };
      groups.set(key, { data: group.data + data, scale: Math.max(group.scale, scale) });
    }
    for (const { data, scale } of groups.values())
      drawn.push(
        `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(Math.max(0.45 / pixels, metres * scale))}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 1000) / 1000}"` : ''}/>`,
      );
  };
  return {
    camera,
    pixels,
    path,
    fill,
    face: (shape, colour, opacity) => fill([shape], colour, opacity),
    rounded,
    blend: (shape, stops, radius) => {
      const seen = stops.flatMap((stop) => {
        const at = camera.depth(stop.at) > 0.4 ? camera.flat([stop.at])[0] : undefined;
        return at ? [{ ...stop, at }] : [];
      });
      const [from, to] = [seen[0], seen[seen.length - 1]];
      if (!from || !to || (from.at[0] === to.at[0] && from.at[1] === to.at[1])) {
        if (from && from.opacity === undefined) fill([shape], from.colour);
        return;
      }
      const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
      const length = dx * dx + dy * dy;
      const paint = define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${tenth(from.at[0])}" y1="${tenth(from.at[1])}" x2="${tenth(to.at[0])}" y2="${tenth(to.at[1])}">${seen
            .map(({ at, colour, opacity }) => {
              const share = ((at[0] - from.at[0]) * dx + (at[1] - from.at[1]) * dy) / length;
              return `<stop offset="${Math.round(share * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
            })
            .join('')}</linearGradient>`,
      );
      if (radius === undefined) fill([shape], paint);
      else rounded(shape, radius, paint);
    },
    rods,
    rod: (colour, metres, ...points) => rods([points], colour, metres),
    wash: (colours, upright = false) =>
      define(
        (id) =>
          `<linearGradient id="${id}"${upright ? ' x2="0" y2="1"' : ''}>${colours
            .map(
              (colour, index) =>
                `<stop offset="${Math.round((index / Math.max(1, colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
            )
            .join('')}</linearGradient>`,
      ),
    glow: ([x, y], radius, colour, opacity) => {
      const paint = define(
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${colour}" stop-opacity="${Math.round(opacity * 38) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      );
      drawn.push(`<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${paint}"/>`);
    },
    detail: (point) => camera.scale(point) * pixels,
    raw: (svg) => drawn.push(svg),
    svg: () => drawn.join(''),
  };
}

/** The sheet with a margin, so that rounded corners and edges stay out of sight. */
const frame: Pane = { u: -60, v: -60, width: sheet.width + 120, height: sheet.height + 120 };

/** The visible part of a shape: filling far outside costs as much as filling the sheet. */
function onSheet(points: readonly Flat[]): Flat[] {
  if (points.length < 3) return [];
  const inside = points.every(
    ([x, y]) => x > frame.u && x < frame.u + frame.width && y > frame.v && y < frame.v + frame.height,
  );
  if (inside) return [...points];
  const cut = within(points, frame);
  return cut.length > 2 ? cut : [];
}

function straightPath(points: readonly Flat[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

function openPath(camera: Camera, points: readonly Point[]): string {
  const seen = points.some((point) => camera.depth(point) < 0.36)
    ? camera.flat([...points, ...[...points].reverse()]).slice(0, points.length)
    : camera.flat(points);
  return seen.length < 2 ? '' : `M${seen.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
}

/** Path data of a polygon with rounded corners, in sheet units. */
export function roundedPath(points: readonly Flat[], radius: number): string {
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `${index === 0 ? 'M' : 'L'}${tenth(from[0])} ${tenth(from[1])}Q${tenth(corner[0])} ${tenth(corner[1])} ${tenth(to[0])} ${tenth(to[1])}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Flat, to: Flat, distance: number): Flat {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.min(0.5, distance / Math.max(0.01, Math.hypot(dx, dy)));
  return [from[0] + dx * share, from[1] + dy * share];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
