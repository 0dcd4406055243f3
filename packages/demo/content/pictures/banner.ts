import sharp, { type Sharp } from 'sharp';
import { createCamera } from '../../pictures/camera.ts';
import { createCanvas } from '../../pictures/canvas.ts';
import { type Boat, paintBoats } from './boats.ts';
import { quay } from './quay.ts';
import { bannerBox, paintScene, type Scene } from './scene.ts';
import { layWater } from './water.ts';

/** A banner in pixels: the largest width that the site requests, and half as high, for the crop on phones. */
const bannerSize = { width: 1920, height: 960 } as const;

const pixels = bannerSize.width / bannerBox.width;

/** A banner as an image; with boats there is water in front of the row. */
export async function drawBanner(scene: Scene & { boats?: readonly Boat[] }): Promise<Sharp> {
  const drawn = sharp(Buffer.from(framed(paintScene(scene, pixels)))).removeAlpha();
  const { boats, stance, light, seed } = scene;
  if (boats === undefined) return drawn;
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const [far, near] =
    light.lamps > 0.3
      ? [[112, 104, 134] as const, [22, 34, 58] as const]
      : [[176, 190, 188] as const, [74, 96, 104] as const];
  const wet = layWater({ data, width: info.width, height: info.height }, { edge: waterline(scene), far, near, seed });
  const afloat = createCanvas(createCamera(stance), light, pixels);
  paintBoats(afloat, boats);
  return sharp(wet, { raw: { width: info.width, height: info.height, channels: 3 } }).composite([
    { input: Buffer.from(framed(afloat.svg())) },
  ]);
}

/** A complete SVG of the banner's part of the sheet. */
function framed(content: string): string {
  const { left, top, width, height } = bannerBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${bannerSize.width}" height="${bannerSize.height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
}

/** The line between quay and water: pixels from the top for each column. */
function waterline({ stance }: Scene): (column: number) => number {
  const [one, other] = createCamera(stance).flat([
    [-30, -quay.drop, quay.edge],
    [30, -quay.drop, quay.edge],
    [0, -quay.drop, quay.edge],
  ]);
  if (!one || !other) throw new Error('The quay lies behind the eye.');
  const slope = (other[1] - one[1]) / (other[0] - one[0]);
  return (column) => (one[1] + slope * (column / pixels - one[0]) - bannerBox.top) * pixels;
}
