import type { Point } from '../camera.ts';
import type { Brush } from './brush.ts';
import { type Opening, panesOf } from './panes.ts';
import type { RoomLight } from './room-light.ts';
import type { Room } from './room.ts';
import { type Pane, within } from './uv.ts';

/** Sunlight through the panes: on the floor, and on the opposite wall if it reaches that far. */
export function paintSunlight(
  brush: Brush,
  light: RoomLight,
  room: Room,
  openings: readonly Opening[],
  strength: number,
): void {
  const { sun } = light;
  if (!sun) return;
  const onFloor: Point[][] = [];
  const onWall: Point[][] = [];
  for (const opening of openings) {
    const plane = room.walls[opening.wall];
    if (plane.normal[0] * sun[0] + plane.normal[2] * sun[2] < 0.18) continue;
    for (const pane of panesOf(room, opening)) {
      const corners = plane.rect(pane.u, pane.v, pane.width, pane.height);
      const floor = within(
        corners.map((corner) => {
          const share = -corner[1] / sun[1];
          return [corner[0] + sun[0] * share, corner[2] + sun[2] * share] as const;
        }),
        { u: 0, v: room.near, width: room.width, height: room.depth - room.near },
      );
      if (floor.length > 2) onFloor.push(floor.map(([x, z]) => [x, 0.004, z]));
      if (opening.wall !== 'right' && sun[0] > 0.1) {
        const far = within(
          corners.map((corner) => {
            const share = (room.width - corner[0]) / sun[0];
            return [corner[2] + sun[2] * share, corner[1] + sun[1] * share] as const;
          }),
          farWall(room),
        );
        if (far.length > 2) onWall.push(far.map(([z, y]) => [room.width, y, z]));
      }
    }
  }
  brush.fill(
    onFloor.map((shape) => swollen(shape, 1.06)),
    light.warmth,
    strength * 0.3,
  );
  brush.fill(onFloor, light.warmth, strength * 0.62);
  brush.fill(
    onWall.map((shape) => swollen(shape, 1.04)),
    light.warmth,
    strength * 0.25,
  );
  brush.fill(onWall, light.warmth, strength * 0.4);
}

function farWall(room: Room): Pane {
  return { u: room.near, v: 0, width: room.depth - room.near, height: room.height };
}

/** A shape slightly enlarged around its middle, for the soft edge of light. */
function swollen(shape: readonly Point[], share: number): Point[] {
  const middle = (axis: 0 | 1 | 2) => shape.reduce((sum, point) => sum + point[axis], 0) / shape.length;
  const [x, y, z] = [middle(0), middle(1), middle(2)];
  return shape.map((point) => [x + (point[0] - x) * share, y + (point[1] - y) * share, z + (point[2] - z) * share]);
}

/** Faint reflections of the windows in polished floors. */
export function paintReflections(
  brush: Brush,
  light: RoomLight,
  room: Room,
  openings: readonly Opening[],
  strength: number,
): void {
  const shapes = openings.flatMap((opening) => {
    const plane = room.walls[opening.wall];
    return panesOf(room, opening).map(({ u, v, width, height }) =>
      plane.rect(u, v, width, height).map(([x, y, z]): Point => [x, -y, z]),
    );
  });
  brush.fill(shapes, light.dusk ? light.sky[1] : '#ffffff', strength);
}
