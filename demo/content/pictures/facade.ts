import { mix, palette, seeded } from './palette.ts';

export type Crown = 'stepped' | 'bell' | 'cornice' | 'mansard' | 'pitched';

export interface House {
  x: number;
  width: number;
  /** Where the wall meets the pavement. */
  ground: number;
  /** Height of the wall up to the crown. */
  height: number;
  bays: number;
  floors: number;
  crown: Crown;
  wall: string;
  roof: string;
  door: string;
  /** Share of the windows with a lamp on. */
  lit: number;
  seed: number;
  balcony?: boolean;
}

/** One façade as SVG, light from the upper left. */
export function facade(house: House): string {
  const { x, width, ground, height, wall } = house;
  const top = ground - height;
  return [
    crown(house, top),
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${wall}"/>`,
    courses(house, top),
    // The plinth of blue limestone that every street in Belgium has.
    `<rect x="${x}" y="${ground - height * 0.07}" width="${width}" height="${height * 0.07}" fill="${mix(palette.steel, wall, 0.25)}"/>`,
    openings(house, top),
    cornice(house, top),
    // The side away from the light.
    `<rect x="${x + width * 0.94}" y="${top}" width="${width * 0.06}" height="${height}" fill="${palette.slate}" opacity="0.10"/>`,
    `<rect x="${x + width - 3}" y="${top + 6}" width="4" height="${height - 6}" fill="${palette.slate}" opacity="0.35"/>`,
  ].join('');
}

/** Brick courses: thin joints, and single bricks a shade lighter or darker. */
function courses({ x, width, ground, wall, seed }: House, top: number): string {
  const random = seeded(seed);
  const rise = 9;
  const joint = mix(wall, palette.limestone, 0.22);
  let lines = '';
  let bricks = '';
  for (let y = top + rise; y < ground; y += rise) {
    lines += `M${x} ${y}h${width}`;
    for (let n = 0; n < width / 90; n++) {
      const brick = x + Math.floor(random() * (width / 22)) * 22;
      if (brick + 21 > x + width) continue;
      const shade = random() > 0.5 ? palette.slate : palette.white;
      bricks += `<rect x="${brick}" y="${y - rise + 1}" width="20" height="${rise - 2}" fill="${shade}" opacity="0.09"/>`;
    }
  }
  return `<path d="${lines}" stroke="${joint}" stroke-width="1" opacity="0.45"/>${bricks}`;
}

function cornice({ x, width, height, crown: kind }: House, top: number): string {
  if (kind === 'stepped' || kind === 'bell') return band(x, top + height * 0.01, width, height * 0.014);
  const deep = height * 0.035;
  const brackets = Array.from({ length: Math.floor(width / 26) }, (_, n) => {
    const left = x + 8 + n * ((width - 24) / Math.max(1, Math.floor(width / 26) - 1));
    return `<rect x="${left}" y="${top + deep * 0.5}" width="8" height="${deep * 0.9}" fill="${palette.sand}"/>`;
  }).join('');
  return (
    `<rect x="${x}" y="${top + deep}" width="${width}" height="${deep * 0.9}" fill="${palette.slate}" opacity="0.22"/>` +
    brackets +
    `<rect x="${x - 6}" y="${top - deep * 0.2}" width="${width + 12}" height="${deep * 0.8}" fill="${palette.limestone}"/>` +
    `<rect x="${x - 6}" y="${top + deep * 0.45}" width="${width + 12}" height="3" fill="${palette.slate}" opacity="0.25"/>`
  );
}

function band(x: number, y: number, width: number, height: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.limestone}" opacity="0.9"/>` +
    `<rect x="${x}" y="${y + height}" width="${width}" height="3" fill="${palette.slate}" opacity="0.2"/>`
  );
}

function crown(house: House, top: number): string {
  const { x, width, wall, roof, height } = house;
  const middle = x + width / 2;
  const shade = mix(roof, palette.slate, 0.35);
  switch (house.crown) {
    case 'stepped': {
      const steps = 5;
      const stepWidth = width / (steps * 2 + 1);
      const stepHeight = width * 0.13;
      let shape = '';
      let caps = '';
      for (let n = 0; n <= steps; n++) {
        const left = x + n * stepWidth;
        const span = width - 2 * n * stepWidth;
        const y = top - (n + 1) * stepHeight;
        shape += `<rect x="${left}" y="${y}" width="${span}" height="${stepHeight + 2}" fill="${wall}"/>`;
        caps +=
          `<rect x="${left - 3}" y="${y - 5}" width="${stepWidth + 6}" height="8" fill="${palette.limestone}"/>` +
          `<rect x="${left + span - stepWidth - 3}" y="${y - 5}" width="${stepWidth + 6}" height="8" fill="${palette.limestone}"/>`;
      }
      const attic = windowOpening(
        middle - width * 0.07,
        top - stepHeight * 2.6,
        width * 0.14,
        stepHeight * 1.6,
        house,
        99,
      );
      const oculus = `<circle cx="${middle}" cy="${top - stepHeight * 4}" r="${stepWidth * 0.45}" fill="${palette.slate}" stroke="${palette.limestone}" stroke-width="5"/>`;
      return (
        shape +
        courses({ ...house, x: x + stepWidth * 2, width: width - stepWidth * 4, ground: top }, top - stepHeight * 3) +
        caps +
        attic +
        oculus
      );
    }
    case 'bell': {
      const rise = width * 0.62;
      const path = `M${x} ${top + 2}C${x + width * 0.02} ${top - rise * 0.5} ${x + width * 0.3} ${top - rise * 0.3} ${x + width * 0.3} ${top - rise * 0.8}Q${middle} ${top - rise * 1.2} ${x + width * 0.7} ${top - rise * 0.8}C${x + width * 0.7} ${top - rise * 0.3} ${x + width * 0.98} ${top - rise * 0.5} ${x + width} ${top + 2}Z`;
      return (
        `<path d="${path}" fill="${wall}" stroke="${palette.limestone}" stroke-width="9" stroke-linejoin="round"/>` +
        windowOpening(middle - width * 0.09, top - rise * 0.62, width * 0.18, rise * 0.42, house, 98)
      );
    }
    case 'mansard': {
      const rise = height * 0.2;
      const dormers = Array.from({ length: Math.max(1, house.bays - 1) }, (_, n) => {
        const step = width / Math.max(1, house.bays - 1);
        const left = x + step * (n + 0.5) - width * 0.06;
        return (
          `<path d="M${left - 6} ${top - rise * 0.72}l${width * 0.06 + 6} ${-rise * 0.2}l${width * 0.06 + 6} ${rise * 0.2}z" fill="${palette.limestone}"/>` +
          `<rect x="${left - 4}" y="${top - rise * 0.72}" width="${width * 0.12 + 8}" height="${rise * 0.66}" fill="${palette.limestone}"/>` +
          windowOpening(left, top - rise * 0.66, width * 0.12, rise * 0.56, house, 80 + n)
        );
      }).join('');
      return (
        `<path d="M${x} ${top + 2}L${x + width * 0.05} ${top - rise}H${x + width * 0.95}L${x + width} ${top + 2}Z" fill="${roof}"/>` +
        slates(x, top - rise, width, rise, shade) +
        chimney(x + width * 0.82, top - rise, width * 0.09, rise * 0.5) +
        dormers
      );
    }
    case 'pitched': {
      const rise = Math.min(width * 0.34, height * 0.62);
      return (
        chimney(x + width * 0.68, top - rise * 0.95, width * 0.07, rise * 0.55) +
        `<path d="M${x - 14} ${top + 4}L${x + width * 0.18} ${top - rise}H${x + width * 0.82}L${x + width + 14} ${top + 4}Z" fill="${roof}"/>` +
        slates(x + width * 0.1, top - rise, width * 0.8, rise, shade) +
        `<path d="M${x + width * 0.82} ${top - rise}L${x + width + 14} ${top + 4}H${x + width * 0.86}Z" fill="${palette.slate}" opacity="0.15"/>`
      );
    }
    case 'cornice': {
      const rise = height * 0.1;
      return (
        chimney(x + width * 0.16, top - rise, width * 0.09, rise * 0.7) +
        `<path d="M${x} ${top + 2}L${x + width * 0.04} ${top - rise}H${x + width * 0.96}L${x + width} ${top + 2}Z" fill="${roof}"/>` +
        slates(x, top - rise, width, rise, shade)
      );
    }
  }
}

function slates(x: number, y: number, width: number, height: number, colour: string): string {
  let lines = '';
  for (let line = y + 12; line < y + height; line += 12) lines += `M${x + width * 0.05} ${line}H${x + width * 0.95}`;
  return `<path d="${lines}" stroke="${colour}" stroke-width="1.5" opacity="0.5"/>`;
}

function chimney(x: number, bottom: number, width: number, height: number): string {
  return (
    `<rect x="${x}" y="${bottom - height}" width="${width}" height="${height + 14}" fill="${palette.rust}"/>` +
    `<rect x="${x + width * 0.7}" y="${bottom - height}" width="${width * 0.3}" height="${height + 14}" fill="${palette.slate}" opacity="0.25"/>` +
    `<rect x="${x - 4}" y="${bottom - height - 6}" width="${width + 8}" height="9" fill="${palette.sand}"/>`
  );
}

function openings(house: House, top: number): string {
  const { x, width, height, bays, floors, door } = house;
  const storey = (height * 0.9) / floors;
  const bay = width / bays;
  const doorBay = bays > 1 ? bays - 1 : 0;
  let drawn = '';
  for (let floor = 0; floor < floors; floor++) {
    // The bel-étage is the tallest; windows shrink upwards.
    const share = 0.5 + (floor / floors) * 0.14;
    const windowHeight = storey * share;
    const sill = top + height * 0.05 + storey * floor + storey * 0.78;
    if (floor > 0) drawn += band(x, top + height * 0.055 + storey * floor, width, height * 0.012);
    for (let column = 0; column < bays; column++) {
      const wide = bay * (bays > 3 ? 0.5 : 0.46);
      const left = x + bay * column + (bay - wide) / 2;
      if (floor === floors - 1 && column === doorBay) {
        drawn += doorway(left - bay * 0.03, house.ground, wide + bay * 0.06, storey * 0.92, door);
        continue;
      }
      drawn += windowOpening(left, sill - windowHeight, wide, windowHeight, house, floor * 7 + column);
      if (house.balcony === true && floor === Math.max(0, floors - 2))
        drawn += railing(left - wide * 0.15, sill, wide * 1.3, storey * 0.24);
    }
  }
  return drawn;
}

function railing(x: number, bottom: number, width: number, height: number): string {
  let bars = '';
  for (let bar = 0; bar <= 8; bar++) bars += `M${x + (width / 8) * bar} ${bottom}v${-height}`;
  return (
    `<rect x="${x - 4}" y="${bottom}" width="${width + 8}" height="8" fill="${palette.sand}"/>` +
    `<rect x="${x - 2}" y="${bottom + 8}" width="${width + 8}" height="9" fill="${palette.slate}" opacity="0.2"/>` +
    `<path d="${bars}M${x} ${bottom - height}h${width}" stroke="${palette.slate}" stroke-width="3" fill="none"/>`
  );
}

/** A window with reveal, frame, reflection of the sky or lamp light, curtain, lintel and sill. */
function windowOpening(x: number, y: number, width: number, height: number, house: House, number: number): string {
  const random = seeded(house.seed * 131 + number);
  const lit = random() < house.lit;
  const glass = lit
    ? mix(palette.straw, palette.ochre, random() * 0.4)
    : mix(palette.slate, palette.mist, 0.18 + random() * 0.2);
  const inset = Math.max(3, width * 0.06);
  const curtain = random();
  const cx = x + width / 2;
  return [
    `<rect x="${x - inset}" y="${y - inset * 2}" width="${width + inset * 2}" height="${inset * 2}" fill="${palette.limestone}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${glass}"/>`,
    lit
      ? `<circle cx="${cx}" cy="${y + height * 0.3}" r="${width * 0.16}" fill="${palette.white}" opacity="0.45"/>`
      : `<path d="M${x} ${y + height * 0.75}L${x + width} ${y + height * 0.1}V${y + height * 0.45}L${x + width * 0.3} ${y + height}H${x}Z" fill="${palette.mist}" opacity="0.28"/>`,
    curtain > 0.45
      ? `<path d="M${x} ${y}h${width * 0.24}q${-width * 0.02} ${height * 0.5} ${-width * 0.14} ${height}h${-width * 0.1}Z" fill="${palette.limestone}" opacity="0.6"/>`
      : '',
    curtain > 0.7
      ? `<path d="M${x + width} ${y}h${-width * 0.24}q${width * 0.02} ${height * 0.5} ${width * 0.14} ${height}h${width * 0.1}Z" fill="${palette.limestone}" opacity="0.5"/>`
      : '',
    // The reveal throws its shadow on the glass.
    `<path d="M${x} ${y}h${width}v${inset}h${-(width - inset)}v${height - inset}h${-inset}Z" fill="${palette.slate}" opacity="0.45"/>`,
    `<path d="M${cx} ${y}v${height}M${x} ${y + height * 0.3}h${width}" stroke="${palette.white}" stroke-width="${Math.max(2.5, width * 0.045)}"/>`,
    `<rect x="${x + 1.5}" y="${y + 1.5}" width="${width - 3}" height="${height - 3}" fill="none" stroke="${palette.white}" stroke-width="${Math.max(3, width * 0.06)}"/>`,
    `<rect x="${x - inset}" y="${y + height}" width="${width + inset * 2}" height="${inset * 1.4}" fill="${palette.sand}"/>`,
    `<rect x="${x - inset * 0.6}" y="${y + height + inset * 1.4}" width="${width + inset * 1.6}" height="${inset}" fill="${palette.slate}" opacity="0.18"/>`,
  ].join('');
}

function doorway(x: number, ground: number, width: number, height: number, colour: string): string {
  const y = ground - height;
  const light = height * 0.2;
  return [
    `<rect x="${x - 7}" y="${y - 9}" width="${width + 14}" height="${height + 9}" fill="${palette.limestone}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${mix(colour, palette.slate, 0.35)}"/>`,
    `<rect x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${light - 6}" fill="${palette.straw}" opacity="0.85"/>`,
    `<rect x="${x + 5}" y="${y + light}" width="${width - 7}" height="${height - light}" fill="${colour}"/>`,
    ...[0.28, 0.62].map(
      (at) =>
        `<rect x="${x + width * 0.2}" y="${y + height * at}" width="${width * 0.6}" height="${height * 0.24}" fill="none" stroke="${palette.slate}" stroke-opacity="0.45" stroke-width="3"/>`,
    ),
    `<circle cx="${x + width * 0.84}" cy="${y + height * 0.58}" r="4" fill="${palette.straw}"/>`,
    `<rect x="${x - 12}" y="${ground - 8}" width="${width + 24}" height="12" fill="${palette.mist}"/>`,
  ].join('');
}
