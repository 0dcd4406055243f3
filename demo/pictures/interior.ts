import { createRandom, type Random } from '../listings/random.ts';
import { seedOf, type InteriorSubject } from './address.ts';
import { createCamera } from './camera.ts';
import { createCanvas } from './canvas.ts';
import { indoors, lightFor } from './light.ts';
import { palette, woods } from './palette.ts';
import { createRoom, paintShell, type Room, type Shell } from './room.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { hall } from './hall.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living-room.ts';
import { type Furnished } from './furnished.ts';
import { garage, office, shop, warehouse } from './rooms-of-work.ts';
import { tasteOf } from './taste.ts';

type Kind = InteriorSubject['room'];

/** Width, height and depth of a room in metres, and what stands in it. */
const rooms: Record<Kind, { size: readonly [number, number, number]; furnish: Furnished }> = {
  living: { size: [5.6, 2.75, 5.6], furnish: living },
  kitchen: { size: [4.6, 2.7, 4.8], furnish: kitchen },
  bedroom: { size: [4.5, 2.65, 4.8], furnish: bedroom },
  bathroom: { size: [3.3, 2.6, 3.9], furnish: bathroom },
  hall: { size: [2.9, 2.9, 5.6], furnish: hall },
  dining: { size: [4.8, 2.75, 5], furnish: living },
  child: { size: [3.6, 2.65, 4], furnish: bedroom },
  study: { size: [3.6, 2.65, 4], furnish: office },
  shower: { size: [2.6, 2.6, 3.2], furnish: bathroom },
  attic: { size: [5, 2.7, 6], furnish: bedroom },
  terrace: { size: [5.6, 2.75, 5.6], furnish: living },
  meeting: { size: [5, 2.8, 6], furnish: office },
  cafe: { size: [6.4, 3.1, 7], furnish: shop },
  workshop: { size: [10, 4.6, 14], furnish: warehouse },
  office: { size: [6, 2.8, 6.4], furnish: office },
  shop: { size: [6.4, 3.1, 7], furnish: shop },
  warehouse: { size: [16, 6.4, 22], furnish: warehouse },
  garage: { size: [3.5, 2.5, 6], furnish: garage },
};

/** A room in one-point perspective, with the light of its window on the floor. */
export function drawInterior(subject: InteriorSubject, pixels: number): string {
  const seed = seedOf(subject);
  const random = createRandom(seed + subject.n * 101 + subject.room.length);
  const side = random.pick([1, -1] as const);
  const light = indoors(lightFor(createRandom(seed + 1)), side);
  const { size, furnish } = rooms[subject.room];
  const tall = subject.era > 0 && subject.era < 1920 && size[1] < 3 ? 0.6 : 0;
  const [width, height, depth] = [size[0] * (0.94 + random.next() * 0.14), size[1] + tall, size[2]];
  const large = subject.room === 'warehouse';
  const camera = createCamera({
    eye: [width * (random.next() - 0.5) * 0.22, large ? 2.2 : 1.42, large ? -1 : -0.5],
    yaw: (random.next() - 0.5) * 0.1,
    focal: 800,
    horizon: 385,
  });
  const canvas = createCanvas(camera, light, pixels);
  const taste = tasteOf(seed, subject.era);
  const room = createRoom(width, height, depth, large ? -1.8 : -1, side);
  paintShell(canvas, room, shellOf(subject.room, taste, random), random);
  const things = furnish(canvas, room, taste, random);
  things.sort((one, other) => other.z - one.z).forEach(({ paint }) => paint());
  finish(canvas.raw, room, light.hour === 'dusk');
  return canvas.svg();
}

function shellOf(kind: Kind, taste: ReturnType<typeof tasteOf>, random: Random): Shell {
  const wet = kind === 'bathroom';
  const bare = kind === 'garage' || kind === 'warehouse';
  return {
    wall: bare ? '#cfcac0' : wet ? random.pick(['#e6e4dd', '#dfe3df', '#eae3d6']) : taste.wall,
    accent: kind === 'living' || kind === 'bedroom' || kind === 'office' ? taste.accent : null,
    floor: bare ? '#a8a59e' : wet || kind === 'hall' || kind === 'kitchen' ? taste.tile : taste.floor,
    pattern: bare
      ? 'concrete'
      : wet
        ? 'tiles'
        : kind === 'hall' || kind === 'kitchen'
          ? taste.wetPattern
          : kind === 'shop'
            ? 'tiles'
            : taste.pattern,
    tiledTo: wet ? random.pick([1.3, 2.1]) : 0,
    tile: random.pick(['#c8d0cc', '#b9c4c0', '#e9e6de', '#9fb0aa', '#cbb9a4']),
    skirting: bare ? '#9a968d' : palette.white,
    moulding: taste.moulding && !bare && !wet,
    ceiling: bare ? '#bdb9b0' : palette.white,
    door: kind === 'hall' ? random.pick(woods) : null,
  };
}

/** The corners of a room are darker than its middle. */
function finish(raw: (svg: string) => void, room: Room, dusk: boolean): void {
  const [bright, far] = room.side < 0 ? ['0.2', '1'] : ['0.8', '0'];
  raw(
    `<defs><radialGradient id="gloom" cx="${bright}" cy="0.45" r="0.95" fx="${bright}"><stop offset="0.3" stop-color="#fff1d6" stop-opacity="${dusk ? 0.02 : 0.1}"/><stop offset="1" stop-color="#2a2f38" stop-opacity="${far === '1' ? 0.16 : 0.15}"/></radialGradient></defs><rect width="1200" height="800" fill="url(#gloom)"/>`,
  );
}
