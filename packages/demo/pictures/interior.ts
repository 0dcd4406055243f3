import { createRandom } from '../listings/random.ts';
import { seedOf, type InteriorSubject } from './address.ts';
import { createCamera, sheet, type Camera, type Point } from './camera.ts';
import { lightFor } from './moods.ts';
import { arrangements } from './interiors/arrange.ts';
import { createBrush, type Brush } from './interiors/brush.ts';
import { createRoomLight, type RoomLight, type Source } from './interiors/room-light.ts';
import { createRoom, type Room, type WallName } from './interiors/room.ts';
import { createScene, type Setting } from './interiors/scene.ts';
import { paintShell } from './interiors/shell.ts';
import { paintReflections, paintSunlight } from './interiors/sunlight.ts';
import type { Taste } from './interiors/taste.ts';
import { tasteOf } from './interiors/tastes.ts';
import { paneOf } from './interiors/panes.ts';
import { paintWindow, sightsOf } from './interiors/window.ts';

/** How much a floor reflects bright areas. */
const gloss: Record<Taste['floor']['pattern'], number> = {
  planks: 0.1,
  'wide-planks': 0.08,
  herringbone: 0.13,
  tiles: 0.13,
  'large-tiles': 0.18,
  checks: 0.16,
  cement: 0.09,
  concrete: 0.13,
  stone: 0.06,
  terracotta: 0.05,
};

/** A room of a listing as SVG content in sheet units. `pixels` is the number of pixels per unit. */
export function drawInterior(subject: InteriorSubject, pixels: number): string {
  // Adjacent seeds give similar random numbers, so mix them first.
  const seed = Math.imul(seedOf(subject) ^ Math.imul(subject.n + 11, 0x9e3779b1), 0x85ebca6b) >>> 0;
  const random = createRandom(seed ^ (subject.room.length * 7919));
  const taste = tasteOf(subject);
  const setting = arrangements[subject.room](taste, random, subject);
  const mirrored = random.chance(0.5);
  const camera = cameraOf(setting, mirrored);
  const light = lightOf(subject, setting, seed);
  const room = createRoom(...setting.size);
  const brush = createBrush(camera, pixels);
  const { scene, ...layers } = createScene({ brush, light, room, taste, random });
  setting.furnish(scene);
  // A generator of its own: the level of detail must not affect the furniture.
  const chance = createRandom(seed + 5);
  if (setting.before) setting.before(scene);
  else paintShell(brush, light, room, taste, setting.shell, holesOf(room, setting), chance);
  windows(brush, light, room, setting, taste, storeyOf(subject), seed);
  layers.paintFloorLayer();
  if (!setting.before) paintReflections(brush, light, room, setting.openings, gloss[setting.shell.floor.pattern]);
  paintSunlight(brush, light, room, setting.openings, 0.85);
  layers.paintShadows();
  layers.paintWallLayer();
  layers.paintPieces();
  layers.paintGlows();
  finish(brush, light, setting, room);
  return brush.svg();
}

/** The camera of a setting; half of all rooms are mirrored, so that light may come from either side. */
function cameraOf({ eye, aim, focal = 900, horizon = 356 }: Setting, mirrored: boolean): Camera {
  const yaw = Math.atan2(aim[0] - eye[0], aim[1] - eye[2]);
  const camera = createCamera({ eye, yaw, focal, horizon });
  return mirrored
    ? { ...camera, flat: (points) => camera.flat(points).map(([x, y]) => [sheet.width - x, y] as const) }
    : camera;
}

function lightOf(subject: InteriorSubject, setting: Setting, seed: number): RoomLight {
  const chance = createRandom(seedOf(subject) + 1);
  const sky = lightFor(chance);
  const dusk = sky.hour === 'dusk';
  const room = createRoom(...setting.size);
  const windowSources = setting.openings.map((opening): Source => {
    const plane = room.walls[opening.wall];
    const { u, v, width, height } = paneOf(room, opening);
    return {
      at: plane.at(u + width / 2, v + height / 2, 0.3),
      power:
        (Math.min(0.95, 0.36 + width * height * 0.11) * (dusk ? 0.25 : sky.hour === 'overcast' ? 0.75 : 1)) /
        Math.sqrt(setting.openings.length),
      reach: 2.8,
    };
  });
  const lampSources = (setting.lamps ?? []).map((at): Source => ({ at, power: dusk ? 0.5 : 0.06, reach: 1.9 }));
  const daylight = (setting.daylight ?? []).map((at): Source => ({
    at,
    power: dusk ? 0.16 : 0.6 / Math.sqrt(setting.daylight?.length ?? 1),
    reach: 4,
  }));
  const own = createRandom(seed + 3);
  const sun: Point = [0.75 + own.next() * 0.3, -0.62 - own.next() * 0.5, -0.7 + own.next() * 0.6];
  return createRoomLight(sky, [...windowSources, ...daylight, ...lampSources], sun);
}

function holesOf(
  room: Room,
  { openings }: Setting,
): Record<WallName, { u: number; v: number; width: number; height: number }[]> {
  const on = (wall: WallName) =>
    openings.filter((opening) => opening.wall === wall).map((opening) => paneOf(room, opening));
  return { back: on('back'), left: on('left'), right: on('right') };
}

function windows(
  brush: Brush,
  light: RoomLight,
  room: Room,
  setting: Setting,
  taste: Taste,
  storey: number,
  seed: number,
): void {
  for (const wall of ['left', 'right', 'back'] as const) {
    const own = setting.openings.filter((opening) => opening.wall === wall);
    if (own.length === 0) continue;
    const sights = sightsOf(room, brush, light, wall, taste, storey, createRandom(seed + wall.length));
    for (const opening of own) paintWindow(brush, light, room, opening, taste, sights);
  }
}

/** Height of the floor in metres above the ground: flats are higher than houses. */
function storeyOf({ type, variant, floors, room, seed }: InteriorSubject): number {
  if (variant === 'penthouse') return Math.max(2, floors - 1) * 3;
  if (type === 'apartment' || type === 'studio')
    return variant === 'garden-flat' ? 0.2 : (seed % Math.max(1, floors)) * 3;
  return room === 'bedroom' || room === 'bathroom' ? 3 : 0.2;
}

/** A glow of light from the windows over the picture, and a slight vignette. */
function finish(brush: Brush, light: RoomLight, setting: Setting, room: Room): void {
  for (const opening of setting.openings) {
    const plane = room.walls[opening.wall];
    const { u, v, width, height } = paneOf(room, opening);
    const at = plane.at(u + width / 2, v + height / 2);
    const centre = brush.camera.depth(at) > 0.8 ? brush.camera.flat([at])[0] : undefined;
    if (centre && !light.dusk)
      brush.glow(centre, Math.min(520, Math.max(width, height) * 0.85 * brush.camera.scale(at)), '#fff6e2', 0.17);
  }
  const id = 'corners';
  brush.raw(
    `<defs><radialGradient id="${id}" cx="0.5" cy="0.46" r="0.75"><stop offset="0.6" stop-color="${light.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${light.shadow}" stop-opacity="${light.dusk ? 0.34 : 0.17}"/></radialGradient></defs><rect width="1200" height="800" fill="url(#${id})"/>`,
  );
}
