import { loadSharp } from '~/platform/sharp.server.ts';
import { chanceOf, type Chance } from './chance.ts';
import { glyphs, type Point, type Stroke } from './glyphs.ts';

/** In pixels; pages display it at half the size. */
const pictureSize = { width: 480, height: 160 } as const;

const paper = '#f6f3ee';
const ink = '#2b2f36';

/**
 * Draws characters for people to read, rotated and distorted, with lines through them. A raster image, so that programs
 * cannot read the outlines.
 *
 * @param seed 32 hexadecimal digits: the same seed gives the same picture
 * @returns a PNG
 */
export async function drawCharacters(characters: string, seed: string): Promise<Buffer> {
  const { width, height } = pictureSize;
  const chance = chanceOf(seed);
  const bent = bender(chance);
  const written = [...characters].flatMap((character, place) =>
    write(glyphs[character] ?? [], place, characters.length, chance).map((stroke) =>
      line(stroke.map(bent), chance.between(8, 10)),
    ),
  );
  const lines = [0, 1, 2].map(() => line(across(chance).map(bent), chance.between(3, 5)));
  const dust = Array.from({ length: 70 }, () => {
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    return line(
      [
        [x, y],
        [x + chance.between(-8, 8), y + chance.between(-8, 8)],
      ],
      chance.between(2, 4),
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${[...written, ...lines, ...dust].join('')}</g></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** Draws a character at its place in the row. */
function write(strokes: readonly Stroke[], place: number, count: number, chance: Chance): Stroke[] {
  const cell = (pictureSize.width - 40) / count;
  const [width, height] = [chance.between(44, 54), chance.between(72, 86)];
  const left = 20 + cell * place + (cell - width) / 2 + chance.between(-6, 6);
  const top = (pictureSize.height - height) / 2 + chance.between(-12, 12);
  const [turn, lean] = [chance.between(-0.22, 0.22), chance.between(-0.15, 0.15)];
  return strokes.map((stroke) =>
    finer(
      stroke.map(([x, y]): Point => {
        const [across, down] = [(x - 0.5) * width + (0.5 - y) * height * lean, (y - 0.5) * height];
        return [
          left + width / 2 + across * Math.cos(turn) - down * Math.sin(turn),
          top + height / 2 + across * Math.sin(turn) + down * Math.cos(turn),
        ];
      }),
    ),
  );
}

/** A line from edge to edge, through the characters. */
function across(chance: Chance): Stroke {
  const from = chance.between(35, pictureSize.height - 35);
  const to = chance.between(35, pictureSize.height - 35);
  return finer([
    [0, from],
    [pictureSize.width, to],
  ]);
}

/** Distorts the whole picture with waves. */
function bender(chance: Chance): (point: Point) => Point {
  const wave = (least: number, most: number) => {
    const [height, length, start] = [chance.between(least, most), chance.between(28, 45), chance.between(0, 7)];
    return (at: number) => height * Math.sin(at / length + start);
  };
  const [aside, down] = [wave(3, 6), wave(5, 9)];
  return ([x, y]) => [x + aside(y), y + down(x)];
}

/** Adds intermediate points, so that straight lines can be distorted. */
function finer(stroke: Stroke): Point[] {
  const step = 4;
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    if (next === undefined) return [point];
    const parts = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / step));
    return Array.from({ length: parts }, (_, part): Point => [
      point[0] + ((next[0] - point[0]) * part) / parts,
      point[1] + ((next[1] - point[1]) * part) / parts,
    ]);
  });
}

const line = (points: Stroke, width: number): string =>
  `<polyline stroke-width="${width.toFixed(1)}" points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/>`;
