import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { armchair } from './armchairs.ts';
import { hangArt } from './art.ts';
import { bed, bedKindOf } from './beds.ts';
import { bookcase } from './bookcase.ts';
import { paintFloor } from './floors.ts';
import { floorLamp, tableLamp } from './lamps.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { rug } from './rugs.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { chest } from './storage.ts';
import { table } from './tables.ts';
import { paintTunnel } from './tunnel.ts';
import { deskChair, screen } from './workplaces.ts';

const knee = 1.05;

const top = 2.45;

const slope = 1.7;

/** A room under a sloping roof with roof windows. */
export const attic: Arrange = (taste, random) => {
  const [w, d] = [5 + random.next() * 0.5, 5];
  const beams = taste.beams || taste.age === 'old' || random.chance(0.4);
  const white = random.pick(['#f2eee6', mix(taste.wall, '#ffffff', 0.4), taste.wall]);
  const wood = mix(taste.wood, '#3a2a1e', beams && random.chance(0.5) ? 0.4 : 0.05);
  const back =
    taste.brick || random.chance(0.2) ? '#c9b8a6' : random.chance(0.5) ? mix(taste.accent, white, 0.4) : white;
  const openings = random.chance(0.65)
    ? windowsOn({ ...taste, window: 'plain', height: 2.3 }, 'back', w / 2 - 0.7, w / 2 + 0.7, random).map(
        (opening) => ({ ...opening, sill: 0.75, height: 1.25, width: Math.min(1.3, opening.width) }),
      )
    : [];
  const lights = [1.3, 3.1].slice(0, random.between(1, 2)).map((z) => z + 0.6);
  const use = random.between(0, 2);
  const floor = {
    pattern: random.pick(['wide-planks', 'planks'] as const),
    colour:
      taste.floor.pattern.includes('tile') ||
      taste.floor.pattern === 'concrete' ||
      taste.floor.pattern === 'stone' ||
      taste.floor.pattern === 'terracotta'
        ? taste.wood
        : taste.floor.colour,
    second: taste.wood,
  };
  return {
    size: [w, top, d],
    eye: [w * (0.42 + random.next() * 0.2), 1.35, -0.9],
    aim: [w * 0.5, d],
    openings,
    daylight: lights.map((z): Point => [0.9, 1.8, z]),
    lamps: [[w - 1.2, 1.2, d - 1]],
    shell: { floor, beams: false },
    before: (scene) => {
      const section = [
        [0, 0],
        [0, knee],
        [slope, top],
        [w - slope, top],
        [w, knee],
        [w, 0],
      ] as const;
      paintTunnel(scene, section, () => white, back);
      paintFloor(scene.brush, scene.light, scene.room, floor, createRandom(41));
      if (beams) rafters(scene, w, wood);
      for (const z of lights) roofLight(scene, z, taste.frame);
    },
    furnish: (scene) => {
      const { room } = scene;
      rug(scene, w / 2 + 0.1, d - 1.9, 2.3, 1.7);
      if (use === 0) {
        bed(scene, { x: w / 2, z: d - 1.12 }, 1.6, bedKindOf(scene), '#f1ebdf', mix(taste.accent, '#efe8da', 0.3));
        chest(scene, against(room, 'right', d - 1.6, 0.42), [1.1, 0.72, 0.42]);
        tableLamp(scene, 0.9, 0.5, d - 0.4);
        table(scene, { x: 0.9, z: d - 0.4 }, [0.46, 0.5, 0.46], 'pedestal', taste.wood);
      } else if (use === 1) {
        table(scene, { x: w / 2, z: d - 0.65 }, [1.7, 0.75, 0.7], 'legs', taste.wood);
        screen(scene, { x: w / 2 + 0.1, z: d - 0.55 }, 0.75);
        deskChair(scene, { x: w / 2 - 0.1, z: d - 1.35, turn: Math.PI - 0.3 }, taste.fabric);
        bookcase(scene, against(room, 'right', d - 1.8, 0.3), [2.2, 0.95, 0.3]);
        armchair(scene, { x: 1.2, z: d - 1.6, turn: 0.9 });
      } else {
        armchair(scene, { x: 1.25, z: d - 1.3, turn: 0.7 });
        armchair(scene, { x: w - 1.3, z: d - 1.4, turn: -0.7 }, taste.fabric);
        table(scene, { x: w / 2, z: d - 1.9 }, [0.7, 0.42, 0.7], 'pedestal', taste.wood);
        bookcase(scene, against(room, 'left', d - 2.6, 0.3), [2, 0.95, 0.3]);
        floorLamp(scene, { x: w - 0.9, z: d - 0.5 });
      }
      if (openings.length === 0) hangArt(scene, 'back', w / 2, 1.7, 1.2);
      plant(scene, { x: w - 0.85, z: d - 0.5 }, 1);
    },
  };
};

function rafters(scene: Scene, w: number, wood: string): void {
  const { brush, light, room } = scene;
  for (let z = room.depth - 0.5; z > scene.brush.camera.eye[2] + 0.4; z -= 1.25) {
    const side = (x0: number, y0: number, x1: number, y1: number, normal: Point) => {
      const drop = 0.14;
      const face: Point[] = [
        [x0, y0, z],
        [x1, y1, z],
        [x1 + normal[0] * drop, y1 + normal[1] * drop, z],
        [x0 + normal[0] * drop, y0 + normal[1] * drop, z],
      ];
      const under: Point[] = [
        [x0 + normal[0] * drop, y0 + normal[1] * drop, z],
        [x1 + normal[0] * drop, y1 + normal[1] * drop, z],
        [x1 + normal[0] * drop, y1 + normal[1] * drop, z + 0.14],
        [x0 + normal[0] * drop, y0 + normal[1] * drop, z + 0.14],
      ];
      brush.face(under, light.shade(mix(wood, palette.slate, 0.15), normal, [x1, y1, z]));
      brush.face(face, light.shade(wood, [0, 0, -1], [(x0 + x1) / 2, (y0 + y1) / 2, z]));
    };
    side(0, knee, slope, top, [0.62, -0.78, 0]);
    side(w, knee, w - slope, top, [-0.62, -0.78, 0]);
    side(slope - 0.1, top, w - slope + 0.1, top, [0, -1, 0]);
  }
}

/** A window in the left slope, with the sky and its light on the floor. */
function roofLight(scene: Scene, z: number, frame: string): void {
  const { brush, light } = scene;
  const on = (share: number, at: number): Point => [slope * share, knee + (top - knee) * share, at];
  const quad = (a: number, b: number, from: number, to: number) => [on(a, from), on(a, to), on(b, to), on(b, from)];
  brush.face(quad(0.22, 0.86, z - 0.5, z + 0.5), light.shade('#efe9de', [0.62, -0.3, 0], on(0.5, z)));
  brush.blend(quad(0.28, 0.8, z - 0.42, z + 0.42), [
    { at: on(0.8, z), colour: mix(light.sky[0], '#ffffff', light.dusk ? 0 : 0.25) },
    { at: on(0.28, z), colour: mix(light.sky[2], '#ffffff', light.dusk ? 0 : 0.45) },
  ]);
  const edge = quad(0.28, 0.8, z - 0.42, z + 0.42);
  brush.rods(
    [[...edge, ...edge.slice(0, 1)]],
    light.shade(frame === '#2c3135' ? '#b98f65' : frame, [0.6, -0.6, 0], on(0.5, z)),
    0.05,
  );
  brush.rods([[on(0.76, z - 0.3), on(0.76, z + 0.3)]], '#8f8a80', 0.02);
  if (light.sun)
    scene.brush.face(
      [
        [1.3, 0.004, z - 0.6],
        [2.4, 0.004, z - 0.5],
        [2.4, 0.004, z + 0.3],
        [1.3, 0.004, z + 0.2],
      ],
      light.warmth,
      0.5,
    );
}
