/**
 * Draws the demo's pictures, except the banners, into packages/demo/content/images. They are committed: run this only
 * after a change.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { drawPicture } from '../../pictures/index.ts';
import { palette } from './palette.ts';
import { people } from './people.ts';
import { portrait } from './portrait.ts';
import { stillAddresses } from './stills.ts';

const [target = join(process.cwd(), 'packages/demo/content/images'), only = ''] = parseArgs({
  allowPositionals: true,
}).positionals;

/** File size limit in bytes: phones load them too. */
const budget = 120_000;

const { brick, limestone, slate } = palette;

/** The logo: a stepped gable with a lit door. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${limestone}"/><path d="M116 430V236h40v-48h40v-48h40V96h40v44h40v48h40v48h40v194Z" fill="${brick}"/><path d="M106 226h60v14h-60zM146 178h60v14h-60zM186 130h60v14h-60zM226 84h60v14h-60zM266 130h60v14h-60zM306 178h60v14h-60zM346 226h60v14h-60z" fill="${slate}"/><path d="M216 430V320q40 -44 80 0v110Z" fill="${limestone}"/><path d="M150 262h52v60h-52zM310 262h52v60h-52zM238 178h36v44h-36z" fill="${limestone}"/><path d="M80 430h352v14H80z" fill="${slate}"/></svg>`;

mkdirSync(target, { recursive: true });
for (const [name, address] of stillAddresses) {
  if (!name.startsWith(only)) continue;
  const svg = drawPicture(address, { width: 1200, height: 800 });
  if (svg === null) throw new Error(`${name} is not a drawing: ${address}`);
  await write(name, fromSvg(svg), 80);
}
for (const [name, person] of Object.entries(people))
  if (name.startsWith(only)) await write(name, fromSvg(portrait(person)), 80);
if ('mark'.startsWith(only)) await write('mark', fromSvg(mark), 90);

function fromSvg(svg: string): Sharp {
  return sharp(Buffer.from(svg));
}

/** Writes a picture at the best quality that fits its size limit. */
async function write(name: string, image: Sharp, quality: number): Promise<void> {
  for (let at = quality; at > 30; at -= 6) {
    const { size } = await image
      .clone()
      .webp({ quality: at, effort: 5 })
      .toFile(join(target, `${name}.webp`));
    if (size <= budget) return;
  }
  throw new Error(`${name} does not fit into ${budget} bytes.`);
}
