import { createRandom } from '../listings/random.ts';
import { paintBalcony } from './balconies.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { blueStone, mix, palette, stone, zinc } from './palette.ts';
import type { Plane } from './plane.ts';
import { paintShopFront } from './shop-front.ts';
import type { WallPainter } from './volume.ts';
import { paintDoor, paintGarageDoor, paintWindow, type DoorStyle, type Opening, type WindowStyle } from './windows.ts';

/** The front of a house: bays × storeys. */
export interface HouseFront {
  seed: number;
  bays: number;
  /** Heights of the storeys in metres, from the ground up. */
  storeys: readonly number[];
  /** How high the ground floor lies above the street. */
  base: number;
  wall: string;
  trim: string;
  plinth: string;
  window: WindowStyle;
  /** Share of a bay that is window. */
  share: number;
  /** Share of a storey that is window. */
  tall: number;
  ground: 'windows' | 'garage' | 'shop';
  /** The bay of the front door. */
  doorBay: number;
  door: DoorStyle;
  garage: string;
  /** The storey with a balcony; 0 for none. */
  balcony: number;
  /** A bay window on the first floor. */
  bow: boolean;
  cornice: 'brackets' | 'plain' | 'none';
  downpipe: boolean;
}

/** Paints the street side of a house. */
export function houseFront(front: HouseFront): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed + 101);
    const { bays, base, storeys } = front;
    canvas.face(plane.rect(0, 0, plane.width, Math.max(0.35, base), 0.03), canvas.tone(front.plinth, plane));
    canvas.face(
      plane.rect(0, Math.max(0.35, base), plane.width, 0.06, 0.05),
      mix(canvas.tone(front.plinth, plane), palette.white, 0.25),
    );
    const margin = plane.width * 0.035;
    const bay = (plane.width - margin * 2) / bays;
    let floor = base;
    storeys.forEach((height, storey) => {
      const usable = storey === 0 ? height : height;
      for (let column = 0; column < bays; column++) {
        const left = margin + bay * column;
        if (storey === 0 && paintGround(canvas, plane, front, column, left, bay, usable)) continue;
        const width = Math.min(bay * front.share, 2.6);
        const tall = usable * (front.tall - storey * 0.035);
        const opening: Opening = { u: left + (bay - width) / 2, v: floor + usable * 0.9 - tall, width, height: tall };
        if (storey === 1 && front.bow && column === (front.doorBay === 0 ? bays - 1 : 0))
          paintBow(canvas, plane, opening, front, floor, usable);
        else paintWindow(canvas, plane, opening, front.window, front.wall, random);
        if (storey > 0 && storey === front.balcony && (bays < 3 || column === Math.floor(bays / 2)))
          paintBalcony(
            canvas,
            plane,
            { u: opening.u - 0.25, v: floor + usable * 0.9 - tall - 0.05, width: width + 0.5, deep: 0.65 },
            'bars',
            stone,
          );
      }
      floor += usable;
    });
    if (front.cornice !== 'none') paintCornice(canvas, plane, front);
    if (front.downpipe) {
      const u = front.doorBay === 0 ? plane.width - 0.2 : 0.12;
      canvas.face(plane.rect(u + 0.1, 0, 0.06, plane.height - 0.1), canvas.light.shadow, canvas.light.depth * 0.6);
      canvas.face(plane.rect(u, 0, 0.1, plane.height - 0.1, 0.05), canvas.tone(zinc, plane));
    }
  };
}

/** What the street floor has instead of windows. True where the bay is taken. */
function paintGround(
  canvas: Canvas,
  plane: Plane,
  front: HouseFront,
  column: number,
  left: number,
  bay: number,
  height: number,
): boolean {
  const random = createRandom(front.seed + 211 + column);
  if (column === front.doorBay) {
    const width = Math.min(1.15, bay * 0.62);
    const tall = Math.min(height * 0.86, front.window.transom < 1 ? 2.9 : 2.3);
    paintDoor(canvas, plane, { u: left + (bay - width) / 2, v: front.base, width, height: tall }, front.door, random);
    return true;
  }
  if (front.ground === 'garage') {
    const first = front.doorBay === 0 ? front.bays - 1 : 0;
    if (column !== first) return false;
    const width = Math.min(2.5, bay * 0.86);
    paintGarageDoor(
      canvas,
      plane,
      { u: left + (bay - width) / 2, v: 0.02, width, height: 2.2 },
      front.garage,
      front.window.transom < 1,
    );
    return true;
  }
  if (front.ground === 'shop') {
    const first = front.doorBay === 0 ? 1 : 0;
    if (column !== first) return true;
    paintShopFront(
      canvas,
      plane,
      { u: left + 0.1, v: 0.02, width: bay * (front.bays - 1) - 0.2, height: height + front.base - 0.25 },
      front.seed,
    );
    return true;
  }
  return false;
}

/** A bay window that stands out over the street, as between the wars. */
function paintBow(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  front: HouseFront,
  floor: number,
  height: number,
): void {
  const out = 0.6;
  const { u, width } = { u: opening.u - 0.2, width: opening.width + 0.4 };
  const [eyeU] = plane.measure(canvas.camera.eye);
  const bottom = floor - 0.1;
  const top = floor + height * 0.98;
  const body = canvas.tone(mix(front.wall, front.trim, 0.7), plane);
  canvas.face(
    [
      plane.at(u - 0.1, bottom - 0.45),
      plane.at(u + width + 0.3, bottom - 0.45),
      plane.at(u + width + 0.1, bottom),
      plane.at(u, bottom),
    ],
    canvas.light.shadow,
    canvas.light.depth,
  );
  canvas.face(
    [
      plane.at(u, bottom, 0),
      plane.at(u, bottom, out),
      plane.at(u + width, bottom, out),
      plane.at(u + width, bottom, 0),
    ],
    mix(body, canvas.light.shadow, 0.5),
  );
  const cheek = eyeU < u ? u : eyeU > u + width ? u + width : null;
  if (cheek !== null)
    canvas.face(
      [plane.at(cheek, bottom, 0), plane.at(cheek, bottom, out), plane.at(cheek, top, out), plane.at(cheek, top, 0)],
      mix(body, canvas.light.shadow, 0.35),
    );
  const shifted: Plane = {
    ...plane,
    at: (a, b, c = 0) => plane.at(a, b, c + out),
    rect: (a, b, w, h, c = 0) => plane.rect(a, b, w, h, c + out),
    measure: (p) => lessOut(plane.measure(p), out),
  };
  canvas.face(plane.rect(u, bottom, width, top - bottom, out), body);
  paintWindow(
    canvas,
    shifted,
    { u: u + 0.15, v: bottom + 0.75, width: width - 0.3, height: top - bottom - 1 },
    { ...front.window, panes: 3, lintel: 'none', reveal: 0.06, shutters: undefined },
    front.wall,
    createRandom(front.seed + 307),
  );
  canvas.face(plane.rect(u - 0.08, top, width + 0.16, 0.16, out + 0.08), canvas.tone(stone, plane));
}

function lessOut(point: Point, out: number): Point {
  return [point[0], point[1], point[2] - out];
}

function paintCornice(canvas: Canvas, plane: Plane, front: HouseFront): void {
  const { width, height } = plane;
  const colour = canvas.tone(front.trim, plane);
  canvas.face(plane.rect(0, height - 0.55, width, 0.3, 0.06), mix(colour, canvas.light.shadow, 0.08));
  if (front.cornice === 'brackets') {
    const count = Math.max(4, Math.round(width / 0.85));
    const brackets = Array.from({ length: count }, (_, n) =>
      plane.rect(0.12 + ((width - 0.4) * n) / (count - 1), height - 0.5, 0.16, 0.42, 0.25),
    );
    canvas.fill(
      brackets.map((shape) => shape.map(([x, y, z]): Point => [x + 0.1, y - 0.1, z])),
      canvas.light.shadow,
      canvas.light.depth,
    );
    canvas.fill(brackets, mix(colour, palette.white, 0.1));
  }
  canvas.face(plane.rect(-0.05, height - 0.14, width + 0.1, 0.2, 0.38), colour);
  canvas.face(plane.rect(-0.05, height + 0.06, width + 0.1, 0.07, 0.44), mix(colour, palette.white, 0.25));
}

/** The garden side: fewer rules, wider glass below. */
export function houseBack(front: HouseFront, extension: boolean): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed + 401);
    const wide = Math.min(plane.width * 0.62, 4.6);
    const left = random.chance(0.5) ? plane.width * 0.08 : plane.width * 0.92 - wide;
    canvas.face(plane.rect(0, 0, plane.width, 0.3, 0.02), canvas.tone(blueStone, plane));
    const glazing: WindowStyle = {
      ...front.window,
      panes: wide > 3 ? 3 : 2,
      transom: 1,
      lintel: 'none',
      shutters: undefined,
      frame: extension ? '#3a4046' : front.window.frame,
    };
    if (!extension)
      paintWindow(canvas, plane, { u: left, v: 0.15, width: wide, height: 2.2 }, glazing, front.wall, random);
    let floor = front.storeys[0] ?? 2.9;
    for (const height of front.storeys.slice(1)) {
      const bays = Math.max(2, front.bays - 1);
      for (let column = 0; column < bays; column++) {
        const bay = plane.width / bays;
        const width = Math.min(1.5, bay * 0.42);
        paintWindow(
          canvas,
          plane,
          { u: bay * column + (bay - width) * 0.5, v: floor + 0.95, width, height: height * 0.44 },
          {
            ...front.window,
            lintel: front.window.lintel === 'none' ? 'none' : 'brick',
            shutters: undefined,
            transom: 1,
          },
          front.wall,
          random,
        );
      }
      floor += height;
    }
    canvas.face(plane.rect(plane.width - 0.4, 0, 0.1, plane.height, 0.05), canvas.tone(zinc, plane));
  };
}

/** A free-standing side: a window or two. */
export function houseSide(front: HouseFront): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed + 503);
    let floor = front.base;
    for (const height of front.storeys) {
      paintWindow(
        canvas,
        plane,
        { u: plane.width * (0.25 + random.next() * 0.2), v: floor + 0.95, width: 1, height: 1.25 },
        { ...front.window, shutters: undefined },
        front.wall,
        random,
      );
      floor += height;
    }
  };
}
