import type { Point } from '../camera.ts';

/** The bounding box of an object, in metres. */
export interface Bounds {
  min: Point;
  max: Point;
}

const slack = 0.012;

/** Sorts far to near, so that an object painted later covers those behind it. */
export function farToNear<Item extends { bounds: Bounds }>(items: readonly Item[], eye: Point): Item[] {
  const sorted: Item[] = [];
  const state = new Map<Item, 'open' | 'done'>();
  const visit = (item: Item): void => {
    if (state.has(item)) return;
    state.set(item, 'open');
    for (const other of items)
      if (other !== item && !state.has(other) && hides(item.bounds, other.bounds, eye)) visit(other);
    state.set(item, 'done');
    sorted.push(item);
  };
  // Starting with the farthest keeps the rare cycles unnoticeable.
  const distance = ({ bounds }: Item) =>
    [0, 1, 2].reduce((sum, axis) => {
      const middle = ((bounds.min[axis] ?? 0) + (bounds.max[axis] ?? 0)) / 2 - (eye[axis] ?? 0);
      return sum + middle * middle;
    }, 0);
  for (const item of [...items].sort((one, other) => distance(other) - distance(one))) visit(item);
  return sorted;
}

/** Whether `front` can be between the eye and `behind`: no plane between the two has the eye on `behind`'s side. */
function hides(front: Bounds, behind: Bounds, eye: Point): boolean {
  let apart = false;
  for (const axis of [0, 1, 2] as const) {
    if (front.max[axis] <= behind.min[axis] + slack) {
      if (eye[axis] > front.max[axis]) return false;
      apart = true;
    } else if (behind.max[axis] <= front.min[axis] + slack) {
      if (eye[axis] < front.min[axis]) return false;
      apart = true;
    }
  }
  return apart;
}
