import { mix, palette } from '../palette.ts';
import type { Draft } from './draft.ts';
import type { Edge, Plan, PlanRoom } from './geometry.ts';
import { ink } from './ink.ts';
import { edges, opposite, taken } from './free-walls.ts';
import { corners } from '../shapes.ts';

/** A table with chairs around it. */
export function dine(draft: Draft, x: number, y: number, long = Math.min(2, Math.max(1.2, draft.long * 0.45))): void {
  const chairs = Math.max(2, Math.floor(long / 0.62));
  for (let n = 0; n < chairs; n++) {
    const at = x - long / 2 + ((n + 0.5) * long) / chairs;
    draft.box(at - 0.2, y - 0.8, 0.4, 0.42, 0.1);
    draft.box(at - 0.2, y + 0.38, 0.4, 0.42, 0.1);
  }
  draft.box(x - long / 2, y - 0.45, long, 0.9, 0.05);
}

/** Worktop with sink and hob, a tall unit at its end. */
export function counter(draft: Draft, long: number): void {
  draft.box(0.02, 0.02, long - 0.04, 0.62, 0);
  draft.box(0.02, 0.02, 0.6, 0.62, 0, mix(palette.sand, ink.fitting, 0.5));
  draft.line([
    [0.02, 0.02],
    [0.62, 0.64],
  ]);
  draft.box(Math.min(long - 0.7, 0.85), 0.12, 0.5, 0.4, 0.08);
  if (long > 2.1) for (const [dx, dy] of corners([0.16, 0.42], [0.18, 0.44])) draft.round(long - 0.85 + dx, dy, 0.1);
}

/** Kitchenette and bed of a studio. */
export function bedsitter(plan: Plan, room: PlanRoom, on: (edge: Edge, flipped?: boolean) => Draft, sofa: Edge): void {
  const free = edges
    .filter((edge) => edge !== sofa)
    .sort((one, other) => taken(plan, room, one) - taken(plan, room, other));
  const [first = 'left', second = 'right'] = free;
  const kitchen = on(first);
  const long = Math.min(2.6, kitchen.long - 0.3);
  counter(kitchen, long);
  const bed = on(second, true);
  bed.box(0.15, 0.06, 1.45, 2, 0.05);
  for (const n of [0, 1]) bed.box(0.24 + n * 0.68, 0.14, 0.58, 0.34, 0.1);
  bed.line([
    [0.15, 0.72],
    [1.6, 0.72],
  ]);
}

/** A wardrobe on the freest wall that is left beside the bed. */
export function wardrobe(plan: Plan, room: PlanRoom, on: (edge: Edge, flipped?: boolean) => Draft, bed: Edge): void {
  const edge =
    edges.filter((side) => side !== bed).sort((one, other) => taken(plan, room, one) - taken(plan, room, other))[0] ??
    opposite[bed];
  const wall = on(
    edge,
    edge !== opposite[bed] && (edge === 'left' || edge === 'top') !== (bed === 'top' || bed === 'left'),
  );
  const long = Math.min(2.2, wall.long - (edge === opposite[bed] ? 1 : 2.1));
  if (long < 0.7) return;
  wall.box(wall.long - long - 0.04, 0.03, long, 0.58, 0);
  wall.line(
    [
      [wall.long - long - 0.04, 0.32],
      [wall.long - 0.04, 0.32],
    ],
    true,
  );
}
