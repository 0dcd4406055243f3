import { facade, type Crown, type House } from './facade.ts';
import { mix, palette, seeded } from './palette.ts';

export type Hour = 'morning' | 'noon' | 'dusk';
export type Foreground = 'street' | 'canal' | 'garden';

export interface Scene {
  width: number;
  height: number;
  seed: number;
  hour: Hour;
  foreground: Foreground;
  crowns: readonly Crown[];
  walls: readonly string[];
  /** Houses in the row; a single one stands free between trees. */
  houses: number;
  floors: readonly [number, number];
  background?: 'towers' | 'valley';
  extra?: 'solar' | 'scaffold' | 'balconies' | 'moving' | 'plot';
}

const skies: Record<Hour, readonly [string, string, string]> = {
  morning: ['#b9cdd6', '#dfe4df', '#f4ead7'],
  noon: ['#93b3c4', '#c3d5da', '#ece9df'],
  dusk: ['#54687a', '#c39a86', '#f0cf9c'],
};

/** A row of façades, a free-standing house or a building site, as a whole SVG. */
export function scene(description: Scene): string {
  const { width, height, hour, foreground, seed } = description;
  const ground = height * (foreground === 'canal' ? 0.74 : 0.84);
  const [high, middle, low] = skies[hour];
  const houses = row(description, ground);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(middle, palette.slate, 0.35)}"/><stop offset="1" stop-color="${mix(palette.steel, palette.slate, 0.5)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    clouds(width, height, seed, hour),
    distance(description, ground),
    description.houses < 2 ? hedge(0, width, ground, height * 0.1, seed) : '',
    houses.map(facade).join(''),
    extras(description, houses, ground),
    floor(description, ground, houses),
    // Evening takes the colour out of what the sun no longer reaches.
    hour === 'dusk' ? `<rect width="${width}" height="${height}" fill="${palette.slate}" opacity="0.12"/>` : '',
    '</svg>',
  ].join('');
}

function row({ width, height, seed, crowns, walls, houses, floors, hour, extra }: Scene, ground: number): House[] {
  const random = seeded(seed);
  const free = houses === 1;
  const row: House[] = [];
  const average = free ? width * 0.46 : (width * 1.08) / houses;
  let x = free ? width * 0.27 : -width * 0.04;
  // A row goes on beyond the picture's edge.
  for (let n = 0; free ? n < 1 : x < width; n++) {
    const storeys = floors[0] + Math.floor(random() * (floors[1] - floors[0] + 1));
    const houseWidth = free ? average : average * (0.85 + random() * 0.3);
    const crown = crowns[n % crowns.length] ?? 'cornice';
    const tall = height * (free ? 0.2 : 0.165) * storeys * (0.93 + random() * 0.12);
    row.push({
      x,
      width: houseWidth,
      ground,
      height: Math.min(tall, height * (crown === 'stepped' || crown === 'bell' ? 0.5 : 0.56)),
      bays: Math.max(2, Math.round(houseWidth / (height * (free ? 0.2 : 0.135)))),
      floors: storeys,
      crown,
      wall: walls[n % walls.length] ?? palette.brick,
      roof:
        [palette.steel, mix(palette.slate, palette.steel, 0.5), palette.rust][Math.floor(random() * 3)] ??
        palette.steel,
      door: [palette.moss, palette.slate, palette.rust, palette.ochre][Math.floor(random() * 4)] ?? palette.moss,
      lit: hour === 'dusk' ? 0.5 : 0.06,
      seed: seed * 17 + n,
      balcony: extra === 'balconies',
    });
    x += houseWidth;
  }
  return row;
}

function clouds(width: number, height: number, seed: number, hour: Hour): string {
  const random = seeded(seed + 5);
  const colour = hour === 'dusk' ? '#f2c9a8' : palette.white;
  return Array.from({ length: 5 }, () => {
    const [x, y, length] = [random() * width, height * (0.05 + random() * 0.28), width * (0.12 + random() * 0.2)];
    const thick = height * (0.012 + random() * 0.02);
    return `<path d="M${x - length / 2} ${y}q${length * 0.2} ${-thick * 2.2} ${length * 0.45} ${-thick}q${length * 0.2} ${-thick * 2.4} ${length * 0.55} ${thick}z" fill="${colour}" opacity="0.5"/>`;
  }).join('');
}

function distance({ background, width, height, seed, hour }: Scene, ground: number): string {
  const haze = mix(skies[hour][1], palette.steel, 0.28);
  if (background === 'towers') {
    // Three towers over the roofs, as one sees in Ghent.
    return [0.2, 0.46, 0.76]
      .map((at, n) => {
        const [x, wide, tall] = [width * at, width * 0.035, height * (0.56 + n * 0.06)];
        const y = ground - tall;
        return `<path d="M${x} ${ground}V${y}l${wide * 0.2} ${-height * 0.05}l${wide * 0.12} ${height * 0.05}h${wide * 0.36}l${wide * 0.12} ${-height * 0.05}l${wide * 0.2} ${height * 0.05}V${ground}Z${n === 1 ? `M${x + wide * 0.3} ${y}L${x + wide * 0.5} ${y - height * 0.14}L${x + wide * 0.7} ${y}Z` : ''}" fill="${haze}" opacity="0.75"/>`;
      })
      .join('');
  }
  if (background === 'valley') {
    const arches = Array.from({ length: 9 }, (_, n) => {
      const step = width / 8;
      const x = n * step - step * 0.3;
      return `M${x} ${ground}V${height * 0.44}q${step * 0.39} ${-height * 0.12} ${step * 0.78} 0V${ground}Z`;
    }).join('');
    return (
      hill(width, height, height * 0.36, seed, mix(haze, palette.mist, 0.4)) +
      `<path fill-rule="evenodd" d="M0 ${height * 0.34}H${width}V${ground}H0Z${arches}" fill="${mix(palette.sand, haze, 0.45)}"/>` +
      `<rect y="${height * 0.325}" width="${width}" height="${height * 0.022}" fill="${palette.sand}"/>` +
      hill(width, height, height * 0.56, seed + 3, mix(palette.moss, haze, 0.35))
    );
  }
  return hill(width, height, height * 0.62, seed, mix(palette.fern, haze, 0.45));
}

function hill(width: number, height: number, y: number, seed: number, colour: string): string {
  const random = seeded(seed + 11);
  const wave = () => (random() - 0.5) * height * 0.12;
  return `<path d="M0 ${y + wave()}C${width * 0.2} ${y + wave()} ${width * 0.3} ${y + wave()} ${width * 0.5} ${y + wave()}S${width * 0.8} ${y + wave()} ${width} ${y + wave()}V${height}H0Z" fill="${colour}"/>`;
}

export function tree(x: number, ground: number, size: number, seed: number): string {
  const random = seeded(seed + 23);
  const crown = Array.from({ length: 14 }, (_, n) => {
    const angle = (n / 14) * Math.PI * 2;
    const reach = size * (0.16 + random() * 0.16);
    const [cx, cy] = [x + Math.cos(angle) * reach, ground - size * 0.72 + Math.sin(angle) * reach * 0.9];
    const colour = mix(palette.moss, Math.cos(angle + 2.3) > 0 ? palette.fern : palette.slate, 0.15 + random() * 0.25);
    return `<circle cx="${cx}" cy="${cy}" r="${size * (0.13 + random() * 0.08)}" fill="${colour}"/>`;
  }).join('');
  return (
    `<ellipse cx="${x + size * 0.2}" cy="${ground + 4}" rx="${size * 0.34}" ry="${size * 0.035}" fill="${palette.slate}" opacity="0.2"/>` +
    `<path d="M${x - size * 0.03} ${ground}L${x - size * 0.015} ${ground - size * 0.6}h${size * 0.03}L${x + size * 0.03} ${ground}Z" fill="${mix(palette.slate, palette.rust, 0.4)}"/>${crown}`
  );
}

function hedge(from: number, to: number, ground: number, height: number, seed: number): string {
  const random = seeded(seed + 31);
  let blobs = '';
  for (let x = from; x < to; x += height * 0.5) {
    blobs += `<circle cx="${x}" cy="${ground - height * 0.4}" r="${height * (0.4 + random() * 0.18)}" fill="${mix(palette.moss, palette.slate, random() * 0.3)}"/>`;
  }
  return `<rect x="${from}" y="${ground - height * 0.45}" width="${to - from}" height="${height * 0.5}" fill="${palette.moss}"/>${blobs}`;
}

function extras(
  { extra, width, height, seed, houses: count }: Scene,
  houses: readonly House[],
  ground: number,
): string {
  const first = houses[0];
  const trees =
    count === 1
      ? tree(width * 0.13, ground, height * 0.5, seed) + tree(width * 0.88, ground, height * 0.62, seed + 1)
      : '';
  if (first === undefined) return trees;
  const middle = houses[Math.floor(houses.length / 2)] ?? first;
  const top = middle.ground - middle.height;
  if (extra === 'solar') {
    const rise = Math.min(middle.width * 0.34, middle.height * 0.62);
    const panels = Array.from({ length: 8 }, (_, n) => {
      const [column, line] = [n % 4, Math.floor(n / 4)];
      const x = middle.x + middle.width * (0.27 + column * 0.115);
      const y = top - rise * (0.82 - line * 0.36);
      return `<path d="M${x} ${y}h${middle.width * 0.1}l${-middle.width * 0.012} ${rise * 0.3}h${-middle.width * 0.1}Z" fill="#2f4a5e" stroke="${palette.mist}" stroke-width="3"/><path d="M${x + 8} ${y + rise * 0.2}l${middle.width * 0.05} ${-rise * 0.17}" stroke="${palette.mist}" stroke-width="4" opacity="0.5"/>`;
    }).join('');
    return trees + panels;
  }
  if (extra === 'scaffold') {
    const [x, wide] = [middle.x - 16, middle.width + 32];
    let poles = '';
    for (let n = 0; n <= 5; n++) poles += `M${x + (wide / 5) * n} ${ground}V${top - 70}`;
    let boards = '';
    for (let level = 0; level < 4; level++) {
      const y = ground - (middle.height / 3.3) * (level + 0.75);
      boards += `<rect x="${x - 10}" y="${y}" width="${wide + 20}" height="9" fill="${palette.ochre}"/><path d="M${x} ${y - 34}h${wide}" stroke="${palette.steel}" stroke-width="4"/>`;
    }
    return `${trees}<path d="${poles}" stroke="${palette.steel}" stroke-width="6" fill="none"/>${boards}<path d="M${x} ${ground}L${x + wide / 5} ${ground - middle.height * 0.5}M${x + wide} ${ground}L${x + wide * 0.8} ${ground - middle.height * 0.5}" stroke="${palette.steel}" stroke-width="4"/>`;
  }
  if (extra === 'moving') {
    const [x, y] = [width * 0.2, ground + height * 0.06];
    const boxes = (
      [
        [0, 0, 90],
        [96, 0, 76],
        [34, -74, 72],
        [180, 0, 58],
      ] as const
    )
      .map(
        ([dx, dy, size]) =>
          `<rect x="${x + dx}" y="${y + dy - size}" width="${size * 1.05}" height="${size}" fill="${palette.straw}"/><rect x="${x + dx + size * 0.75}" y="${y + dy - size}" width="${size * 0.3}" height="${size}" fill="${palette.ochre}" opacity="0.5"/><path d="M${x + dx} ${y + dy - size * 0.8}h${size * 1.05}" stroke="${palette.ochre}" stroke-width="6"/>`,
      )
      .join('');
    return `${trees}<ellipse cx="${x + 130}" cy="${y + 4}" rx="170" ry="14" fill="${palette.slate}" opacity="0.22"/>${boxes}`;
  }
  return trees;
}

function floor({ foreground, width, height, seed, hour }: Scene, ground: number, houses: readonly House[]): string {
  if (foreground === 'garden') {
    const random = seeded(seed + 41);
    const tufts = Array.from({ length: 90 }, () => {
      const [x, y] = [random() * width, ground + 14 + random() * (height - ground)];
      return `M${x} ${y}q4 -14 10 -18M${x + 6} ${y}q0 -10 4 -16`;
    }).join('');
    const door = (houses[0]?.x ?? width / 2) + (houses[0]?.width ?? 0) * 0.8;
    return (
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${mix(palette.fern, palette.moss, 0.35)}"/>` +
      `<path d="${tufts}" stroke="${palette.moss}" stroke-width="3" fill="none"/>` +
      `<path d="M${door - 34} ${ground}h80L${door + 220} ${height}h-420Z" fill="${palette.sand}"/>`
    );
  }
  if (foreground === 'canal') {
    const quay = height * 0.05;
    const random = seeded(seed + 43);
    const mirror = houses
      .map(
        ({ x, width: wide, wall, height: tall }) =>
          `<rect x="${x}" y="${ground + quay}" width="${wide}" height="${Math.min(tall * 0.5, height)}" fill="${wall}" opacity="0.28"/>`,
      )
      .join('');
    const ripples = Array.from({ length: 70 }, () => {
      const y = ground + quay + 12 + random() * (height - ground - quay);
      const length = width * (0.02 + random() * 0.07);
      return `<rect x="${random() * width}" y="${y}" width="${length}" height="${2 + random() * 3}" rx="2" fill="${hour === 'dusk' ? palette.straw : palette.white}" opacity="${(0.12 + random() * 0.25).toFixed(2)}"/>`;
    }).join('');
    let stones = '';
    for (let x = 0; x < width; x += 74)
      stones += `M${x} ${ground + 8}v${quay}M${x + 37} ${ground + quay * 0.5}v${quay * 0.5}`;
    return (
      `<rect y="${ground + quay}" width="${width}" height="${height}" fill="url(#water)"/>${mirror}${ripples}` +
      `<rect y="${ground}" width="${width}" height="${quay}" fill="${mix(palette.sand, palette.steel, 0.3)}"/><rect y="${ground}" width="${width}" height="9" fill="${palette.limestone}"/>` +
      `<path d="${stones}M0 ${ground + quay * 0.5}H${width}" stroke="${palette.steel}" stroke-width="2" opacity="0.5"/>` +
      boat(width * 0.3, ground + quay * 2.7, width * 0.15)
    );
  }
  const kerb = ground + (height - ground) * 0.3;
  let slabs = '';
  for (let x = -width * 0.2; x < width * 1.2; x += 120)
    slabs += `M${x + (x - width / 2) * 0.04} ${ground}L${x + (x - width / 2) * 0.12} ${kerb}`;
  return (
    `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${mix(palette.mist, palette.sand, 0.5)}"/>` +
    `<path d="${slabs}M0 ${(ground + kerb) / 2}H${width}" stroke="${palette.steel}" stroke-width="1.5" opacity="0.35"/>` +
    `<rect y="${ground}" width="${width}" height="10" fill="${palette.slate}" opacity="0.2"/>` +
    `<rect y="${kerb}" width="${width}" height="12" fill="${palette.limestone}"/>` +
    `<rect y="${kerb + 12}" width="${width}" height="${height}" fill="${mix(palette.steel, palette.mist, 0.25)}"/>` +
    bicycle(width * 0.7, kerb - 4, height * 0.085)
  );
}

function boat(x: number, y: number, length: number): string {
  return (
    `<path d="M${x} ${y}q${length * 0.08} ${length * 0.16} ${length * 0.2} ${length * 0.16}h${length * 0.62}q${length * 0.12} 0 ${length * 0.18} ${-length * 0.16}Z" fill="${palette.slate}"/>` +
    `<rect x="${x + length * 0.3}" y="${y - length * 0.13}" width="${length * 0.42}" height="${length * 0.13}" fill="${palette.limestone}"/>` +
    `<path d="M${x + length * 0.36} ${y - length * 0.1}h${length * 0.08}v${length * 0.06}h${-length * 0.08}zm${length * 0.12} 0h${length * 0.08}v${length * 0.06}h${-length * 0.08}zm${length * 0.12} 0h${length * 0.08}v${length * 0.06}h${-length * 0.08}z" fill="${palette.steel}"/>` +
    `<rect x="${x}" y="${y}" width="${length}" height="${length * 0.02}" fill="${palette.brick}"/>`
  );
}

function bicycle(x: number, ground: number, size: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="${ground - size * 0.36}" r="${size * 0.34}" fill="none" stroke="${palette.slate}" stroke-width="4"/>`;
  return (
    wheel(x) +
    wheel(x + size * 1.1) +
    `<path d="M${x} ${ground - size * 0.36}l${size * 0.32} ${-size * 0.48}h${size * 0.56}l${-size * 0.34} ${size * 0.48}h${-size * 0.54}M${x + size * 0.54} ${ground - size * 0.36}l${-size * 0.26} ${-size * 0.62}m${-size * 0.1} 0h${size * 0.24}M${x + size * 1.1} ${ground - size * 0.36}l${-size * 0.24} ${-size * 0.7}q${size * 0.14} ${-size * 0.08} ${size * 0.2} ${size * 0.06}" fill="none" stroke="${palette.brick}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}
