import type { Flat, Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { clip, hull, rectangle } from './clip.ts';
import { dot, type Plane } from './plane.ts';

/** A shadow's offset in u and v per metre of projection from a plane; null if the plane faces away from the sun. */
export function slantOf(canvas: Canvas, plane: Plane): Flat | null {
  const { sun } = canvas.light;
  const facing = dot(sun, plane.normal);
  if (facing < 0.08) return null;
  const [origin, along] = [plane.measure([0, 0, 0]), plane.measure(sun)];
  // At grazing angles shadows would extend across the whole street.
  const held = Math.max(facing, 0.3);
  return [-(along[0] - origin[0]) / held, -(along[1] - origin[1]) / held];
}

/** The shadow of a rectangle that projects `out` metres from a plane, connected to its base on the plane. */
export function dropShadow(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: { u: number; v: number; width: number; height: number },
  out: number,
  strength = 1,
): void {
  const slant = slantOf(canvas, plane);
  if (!slant || canvas.light.depth < 0.05) return;
  const base = rectangle(u, v, width, height);
  const moved = base.map(([x, y]): Flat => [x + slant[0] * out, y + slant[1] * out]);
  shadeOn(canvas, plane, [hull([...base, ...moved])], strength);
}

/** Paints shadows in a plane's coordinates, as one shape, so that overlaps are not darker. */
function shadeOn(canvas: Canvas, plane: Plane, shapes: readonly (readonly Flat[])[], strength = 1): void {
  const within = rectangle(0, 0, plane.width, plane.height);
  const clippedShapes = shapes.map((shape) => clip(shape, within)).filter((shape) => shape.length > 2);
  canvas.fill(
    clippedShapes.map((shape) => shape.map(([u, v]) => plane.at(u, v, 0.005))),
    canvas.light.shadow,
    canvas.light.depth * strength,
  );
}

/** An object that casts shadows on walls and ground: convex outlines in space. */
export type Caster = readonly (readonly Point[])[];

/** Paints the shadows of objects on a plane; objects behind it cast none. */
export function castOn(canvas: Canvas, plane: Plane, casters: readonly Caster[], strength = 1): void {
  const { light } = canvas;
  const facing = dot(light.sun, plane.normal);
  if (facing < 0.08 || light.depth < 0.05) return;
  const origin = plane.measure([0, 0, 0]);
  const to = plane.measure(light.sun);
  const along = [to[0] - origin[0], to[1] - origin[1]] as const;
  const shapes: Flat[][] = [];
  const { width, height } = plane;
  for (const outline of casters.flat()) {
    const first = outline[0] && plane.measure(outline[0]);
    if (!first) continue;
    // Skips outlines whose shadow is far from the plane, before it is computed.
    const [u, v] = [first[0] - (along[0] / facing) * first[2], first[1] - (along[1] / facing) * first[2]];
    if (outline.length > 6 && (u < -8 || u > width + 8 || v < -8 || v > height + 8)) continue;
    const seen = outline
      .map((point) => plane.measure(point))
      .filter(([, , out]) => out > 0.05)
      .map(([u, v, out]): Flat => [u - (along[0] / facing) * out, v - (along[1] / facing) * out]);
    if (seen.length > 2) shapes.push(hull(seen));
  }
  shadeOn(canvas, plane, shapes, strength);
}
