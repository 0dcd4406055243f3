/** Pixels of a picture, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Water {
  /** The y of the water's far edge at a column, in pixels from the top. */
  edge: (column: number) => number;
  /** The water's own colour: at the far edge and near the viewer. */
  far: readonly [number, number, number];
  near: readonly [number, number, number];
  seed: number;
}

/** Adds still water: a mirror image of what is above the edge, broken by ripples that grow towards the viewer. */
export function layWater({ data, width, height }: Pixels, { edge, far, near, seed }: Water): Uint8Array {
  const out = Uint8Array.from(data);
  const bottom = height - 1;
  for (let x = 0; x < width; x++) {
    const line = edge(x);
    for (let y = Math.ceil(line); y < height; y++) {
      const deep = y - line;
      const share = deep / Math.max(1, bottom - line);
      // Distant ripples are flatter and closer together.
      const row = 90 * Math.log(1 + deep / 26);
      const wave = noise(x / (46 + deep * 0.5), row / 3.2, seed) - 0.5;
      const small = noise(x / (13 + deep * 0.14), row / 1.15, seed + 17) - 0.5;
      const aside = (wave * 2.2 + small) * (1.2 + deep * 0.045);
      const up = 2 * line - y + (wave + small * 0.6) * (2 + deep * 0.16);
      const column = Math.round(Math.min(width - 1, Math.max(0, x + aside)));
      const sum = [0, 0, 0];
      // Reflections on moving water are stretched vertically.
      const smear = Math.ceil(1 + deep * 0.05);
      for (let n = -smear; n <= smear; n++) {
        const from = Math.round(Math.min(line - 1, Math.max(0, up + n * 1.6)));
        const at = (from * width + column) * 3;
        for (const band of [0, 1, 2] as const) sum[band] = (sum[band] ?? 0) + (data[at + band] ?? 0);
      }
      const depth = 0.2 + share * 0.34 + Math.max(0, small) * 0.16;
      const glint = noise(x / (30 + deep), row / 1.6, seed + 41) > 0.8 ? 0.1 * (1 - share * 0.6) : 0;
      for (const band of [0, 1, 2] as const) {
        const seen = (sum[band] ?? 0) / (smear * 2 + 1);
        const water = far[band] + (near[band] - far[band]) * share;
        const value = seen * (1 - depth) + water * depth;
        out[(y * width + x) * 3 + band] = Math.round(value + (235 - value) * glint);
      }
    }
  }
  return out;
}

/** Smooth noise between 0 and 1; deterministic per position. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const at = (dx: number, dy: number) => hash(left + dx, top + dy, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return upper + (lower - upper) * v;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
