/** Draws the demo's pictures into demo/content/images. They are committed: run this only after changing a drawing. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette, mix } from './palette.ts';
import { portrait, type Person } from './portrait.ts';
import { scene, type Scene } from './scene.ts';

const target = process.argv[2] ?? join(process.cwd(), 'demo/content/images');
const only = process.argv[3];

const { brick, rust, rose, limestone, sand, moss, slate, steel, ochre, straw, mist, white } = palette;
const brickRow = [brick, mix(brick, sand, 0.3), limestone, rust, mix(ochre, brick, 0.4), rose];
const paleRow = [limestone, sand, mix(straw, limestone, 0.5), mix(mist, limestone, 0.5), mix(rose, limestone, 0.45)];
const wide = { width: 2400, height: 1200 };
const card = { width: 1200, height: 800 };

const scenes: Record<string, Scene> = {
  'banner-gent': {
    ...wide,
    seed: 4,
    hour: 'dusk',
    foreground: 'canal',
    crowns: ['stepped', 'cornice', 'bell', 'stepped', 'mansard', 'bell', 'stepped', 'cornice'],
    walls: brickRow,
    houses: 9,
    floors: [3, 3],
    background: 'towers',
  },
  'banner-brussel': {
    ...wide,
    seed: 12,
    hour: 'morning',
    foreground: 'street',
    crowns: ['cornice', 'mansard', 'cornice', 'mansard', 'bell'],
    walls: [...paleRow, brick],
    houses: 8,
    floors: [3, 4],
  },
  'banner-luxembourg': {
    ...wide,
    seed: 27,
    hour: 'noon',
    foreground: 'street',
    crowns: ['mansard', 'pitched', 'mansard', 'cornice'],
    walls: paleRow,
    houses: 7,
    floors: [2, 3],
    background: 'valley',
  },
  'banner-buiten': {
    ...wide,
    seed: 33,
    hour: 'noon',
    foreground: 'garden',
    crowns: ['pitched'],
    walls: [mix(brick, sand, 0.15)],
    houses: 1,
    floors: [2, 2],
  },
  'article-energy': {
    ...card,
    seed: 41,
    hour: 'noon',
    foreground: 'garden',
    crowns: ['pitched'],
    walls: [limestone],
    houses: 1,
    floors: [2, 2],
    extra: 'solar',
  },
  'article-renovation': {
    ...card,
    seed: 52,
    hour: 'morning',
    foreground: 'street',
    crowns: ['cornice', 'mansard', 'cornice'],
    walls: [sand, brick, rose],
    houses: 3,
    floors: [3, 3],
    extra: 'scaffold',
  },
  'article-deposit': {
    ...card,
    seed: 63,
    hour: 'morning',
    foreground: 'street',
    crowns: ['cornice', 'mansard'],
    walls: [mix(ochre, limestone, 0.5), limestone],
    houses: 3,
    floors: [3, 3],
    extra: 'balconies',
  },
  'article-selling': {
    ...card,
    seed: 74,
    hour: 'dusk',
    foreground: 'street',
    crowns: ['stepped', 'bell', 'cornice'],
    walls: [brick, limestone, rust],
    houses: 4,
    floors: [3, 3],
  },
  'article-luxembourg': {
    ...card,
    seed: 85,
    hour: 'noon',
    foreground: 'street',
    crowns: ['mansard', 'pitched'],
    walls: paleRow,
    houses: 4,
    floors: [2, 3],
    background: 'valley',
  },
  'article-moving': {
    ...card,
    seed: 96,
    hour: 'morning',
    foreground: 'street',
    crowns: ['mansard', 'cornice', 'bell'],
    walls: [mix(moss, limestone, 0.6), brick, sand],
    houses: 3,
    floors: [3, 3],
    extra: 'moving',
  },
};

const fair = '#e9c3a3';
const olive = '#c99872';
const dark = '#8a5a3c';
const people: Record<string, Person> = {
  'client-1': { seed: 1, hair: 'short', hairColour: '#5b3a26', skin: fair, clothes: steel, two: true },
  'client-2': { seed: 2, hair: 'bun', hairColour: '#3a2a22', skin: olive, clothes: brick },
  'client-3': { seed: 3, hair: 'bald', hairColour: '#9a9388', skin: fair, clothes: moss, glasses: true },
  'client-4': { seed: 4, hair: 'long', hairColour: '#b9823a', skin: fair, clothes: slate },
  'client-5': { seed: 5, hair: 'curly', hairColour: '#2b201c', skin: dark, clothes: ochre },
  'client-6': { seed: 6, hair: 'short', hairColour: '#2b2420', skin: olive, clothes: white, beard: true },
  'client-7': { seed: 7, hair: 'long', hairColour: '#8d8a86', skin: fair, clothes: rose, glasses: true },
  'client-8': { seed: 8, hair: 'curly', hairColour: '#6a3d22', skin: fair, clothes: moss },
  'team-1': { seed: 11, hair: 'long', hairColour: '#3c2a20', skin: fair, clothes: slate },
  'team-2': { seed: 12, hair: 'short', hairColour: '#6b6258', skin: fair, clothes: steel, glasses: true },
  'team-3': { seed: 13, hair: 'bun', hairColour: '#1f1a18', skin: dark, clothes: brick },
  'team-4': { seed: 14, hair: 'short', hairColour: '#7a4a28', skin: fair, clothes: moss, beard: true },
};

/** The mark: a stepped gable with a lit door. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${limestone}"/><path d="M116 430V236h40v-48h40v-48h40V96h40v44h40v48h40v48h40v194Z" fill="${brick}"/><path d="M106 226h60v14h-60zM146 178h60v14h-60zM186 130h60v14h-60zM226 84h60v14h-60zM266 130h60v14h-60zM306 178h60v14h-60zM346 226h60v14h-60z" fill="${slate}"/><path d="M216 430V320q40 -44 80 0v110Z" fill="${limestone}"/><path d="M150 262h52v60h-52zM310 262h52v60h-52zM238 178h36v44h-36z" fill="${limestone}"/><path d="M80 430h352v14H80z" fill="${slate}"/></svg>`;

mkdirSync(target, { recursive: true });
for (const [name, description] of Object.entries(scenes)) await write(name, scene(description), 74);
for (const [name, person] of Object.entries(people)) await write(name, portrait(person), 80);
await write('mark', mark, 90);

async function write(name: string, svg: string, quality: number): Promise<void> {
  if (only !== undefined && !name.startsWith(only)) return;
  await sharp(Buffer.from(svg))
    .webp({ quality, effort: 5 })
    .toFile(join(target, `${name}.webp`));
}
