/** Writes contact sheets of façades and interiors to build/sheets: `npm run demo -- sheet`. */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPicture } from './index.ts';
import { sampleAddresses, sampleInteriors } from './samples.ts';

const folder = new URL('../../../build/sheets/', import.meta.url);
const cell = { width: 390, height: 260, gap: 6 };

/** Pictures in columns on white, as one WebP file. */
async function write(name: string, addresses: readonly string[], columns: number): Promise<void> {
  const pictures = await Promise.all(
    addresses.map(async (address, n) => ({
      // Rendered larger and scaled down, because contact sheets are inspected closely.
      input: await sharp(Buffer.from(drawPicture(address, { width: cell.width * 2, height: cell.height * 2 }) ?? ''))
        .resize(cell.width, cell.height)
        .png()
        .toBuffer(),
      left: (n % columns) * (cell.width + cell.gap),
      top: Math.floor(n / columns) * (cell.height + cell.gap),
    })),
  );
  const rows = Math.ceil(addresses.length / columns);
  await sharp({
    create: {
      width: columns * (cell.width + cell.gap) - cell.gap,
      height: rows * (cell.height + cell.gap) - cell.gap,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pictures)
    .webp({ quality: 84 })
    .toFile(new URL(name, folder).pathname);
}

await mkdir(folder, { recursive: true });
await write('facades.webp', sampleAddresses(60), 6);
await write('interiors.webp', sampleInteriors(30), 6);
