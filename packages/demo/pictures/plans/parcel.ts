import { createRandom } from '../../listings/random.ts';
import { type PlanSubject, seedOf } from '../address.ts';
import { figures } from '../figures.ts';
import { mix, palette } from '../palette.ts';
import { ink, metres, tenth } from './ink.ts';
import { northArrow, scaleBar, squareMetres } from './marks.ts';

type Corner = readonly [x: number, y: number];

/** A parcel on the cadastral plan: its boundaries and dimensions, the neighbours', the street and the building zone. */
export function drawParcel(subject: PlanSubject): string {
  const random = createRandom(Math.imul(seedOf(subject) ^ 0x2545f491, 0x9e3779b1) >>> 0);
  const area = Math.max(60, subject.surface);
  const front = Math.sqrt(area) * (0.55 + random.next() * 0.35);
  const lean = (random.next() - 0.5) * front * 0.22;
  const spread = (random.next() - 0.4) * front * 0.3;
  const deep = area / (front + spread / 2);
  const skew = (random.next() - 0.5) * deep * 0.12;
  // Corners clockwise from the left end at the street; y away from the street.
  const raw: Corner[] = [
    [0, 0],
    [lean - spread / 2, deep + skew],
    [front + lean + spread / 2, deep - skew],
    [front, 0],
  ];
  const share = Math.sqrt(area / Math.abs(areaOf(raw)));
  const lot = raw.map(([x, y]): Corner => [x * share, y * share]);
  const [a = [0, 0], b = [0, 1], c = [1, 1], d = [1, 0]] = lot;
  const long = Math.max(b[1], c[1]);
  const wide = Math.max(c[0], d[0]) - Math.min(a[0], b[0]);
  const unit = Math.min(560 / long, 620 / wide);
  const [ox, oy] = [600 - ((a[0] + d[0]) / 2 + (b[0] + c[0]) / 2) * 0.5 * unit, 738];
  const at = ([x, y]: Corner): Corner => [tenth(ox + x * unit), tenth(oy - y * unit)];
  const shape = (corners: readonly Corner[]) => `M${corners.map((corner) => at(corner).join(' ')).join('L')}Z`;
  const parts: string[] = [];
  const neighbour = mix(palette.sand, ink.paper, 0.55);
  const far = 900 / unit;
  // The surrounding land, then the lots beside, behind and across the street.
  parts.push(`<rect x="-1200" y="-900" width="3600" height="2700" fill="${mix(ink.paper, palette.sand, 0.22)}"/>`);
  const lots: Corner[][] = [];
  const building: Corner[][] = [];
  for (const side of [-1, 1] as const) {
    let [near, back] = side < 0 ? [a, b] : [d, c];
    for (let n = 0; n < 5; n++) {
      const step = front * share * (0.8 + random.next() * 0.5);
      const [nextNear, nextBack]: [Corner, Corner] = [
        [near[0] + side * step, 0],
        [back[0] + side * step * (0.9 + random.next() * 0.2), back[1] + (random.next() - 0.5) * long * 0.1],
      ];
      lots.push([near, back, nextBack, nextNear]);
      const mid = (near[0] + nextNear[0]) / 2;
      const [w, h] = [Math.min(step * 0.62, 13), 9 + random.next() * 4];
      const set = Math.min(long * 0.3, 5 + random.next() * 3);
      building.push([
        [mid - w / 2, set],
        [mid - w / 2, set + h],
        [mid + w / 2, set + h],
        [mid + w / 2, set],
      ]);
      if (random.chance(0.5))
        building.push([
          [mid + w / 2, set + 2],
          [mid + w / 2, set + h * 0.7],
          [mid + w / 2 + 3.2, set + h * 0.7],
          [mid + w / 2 + 3.2, set + 2],
        ]);
      [near, back] = [nextNear, nextBack];
    }
  }
  let x = -far * 0.5;
  const behind = long * 1.06 - 1.6;
  for (; x < far * 0.5;) {
    const step = front * share * (0.8 + random.next() * 0.6);
    lots.unshift([
      [x, behind - long * 0.3],
      [x, behind + far * 0.5],
      [x + step, behind + far * 0.5],
      [x + step, behind - long * 0.3],
    ]);
    x += step;
  }
  const road = 8.5;
  for (x = -far * 0.5; x < far * 0.5;) {
    const step = front * share * (0.8 + random.next() * 0.6);
    lots.push([
      [x, -road - 2.6],
      [x, -road - far * 0.3],
      [x + step, -road - far * 0.3],
      [x + step, -road - 2.6],
    ]);
    const w = Math.min(step * 0.6, 12);
    building.push([
      [x + step / 2 - w / 2, -road - 7],
      [x + step / 2 - w / 2, -road - 17],
      [x + step / 2 + w / 2, -road - 17],
      [x + step / 2 + w / 2, -road - 7],
    ]);
    x += step;
  }
  parts.push(
    `<path d="${lots.map(shape).join('')}" fill="${neighbour}" stroke="${ink.faint}" stroke-width="1.3" stroke-linejoin="round"/>`,
  );
  parts.push(
    `<path d="${building.map(shape).join('')}" fill="${mix(ink.wall, ink.paper, 0.74)}" stroke="${ink.faint}" stroke-width="1.2"/>`,
  );
  // The street with its pavements and centre line.
  parts.push(
    `<path d="${shape([
      [-far, -0.02],
      [-far, -road - 2.6],
      [far, -road - 2.6],
      [far, -0.02],
    ])}" fill="#e9e5db"/>`,
  );
  parts.push(
    `<path d="${shape([
      [-far, -1.6],
      [-far, -road - 1],
      [far, -road - 1],
      [far, -1.6],
    ])}" fill="#d9d5cb"/>`,
  );
  const [, middle] = at([0, -road / 2 - 1.3]);
  parts.push(`<path d="M-20 ${middle}H1220" stroke="#f8f5ee" stroke-width="2.4" stroke-dasharray="22 18"/>`);
  // Trees along the street and in the gardens.
  const trees: string[] = [];
  const tree = (cx: number, cy: number, r: number) => {
    const [px, py] = at([cx, cy]);
    trees.push(
      `<circle cx="${px}" cy="${py}" r="${tenth(r * unit)}" fill="${mix(palette.fern, ink.paper, 0.38)}" fill-opacity="0.75" stroke="${mix(palette.moss, ink.paper, 0.2)}" stroke-width="1.2"/><circle cx="${px}" cy="${py}" r="2" fill="${palette.moss}"/>`,
    );
  };
  for (let n = 0; n < 9; n++) tree(-far * 0.5 + n * (far / 8) + random.next() * 3, -0.9, 1.2 + random.next() * 0.5);
  for (let n = 0; n < 14; n++) {
    const side = random.pick([-1, 1] as const);
    tree(
      side < 0 ? a[0] - 4 - random.next() * far * 0.4 : d[0] + 4 + random.next() * far * 0.4,
      long * (0.45 + random.next() * 0.5),
      1.6 + random.next() * 2,
    );
  }
  parts.push(trees.join(''));
  // The parcel itself.
  parts.push(
    `<path d="${shape(lot)}" fill="${mix(palette.straw, '#ffffff', 0.62)}" stroke="${ink.accent}" stroke-width="4" stroke-linejoin="round"/>`,
  );
  const between = (one: Corner, other: Corner, t: number): Corner => [
    one[0] + (other[0] - one[0]) * t,
    one[1] + (other[1] - one[1]) * t,
  ];
  const inside = (u: number, v: number) => between(between(a, d, u), between(b, c, u), v);
  const margin = Math.min(0.22, 3 / (front * share));
  const setback = Math.min(0.24, 6 / long);
  const depthShare = Math.min(0.62, setback + 15 / long);
  const zone = [
    inside(margin, setback),
    inside(margin, depthShare),
    inside(1 - margin, depthShare),
    inside(1 - margin, setback),
  ];
  parts.push(
    `<path d="${shape(zone)}" fill="${mix(palette.brick, '#ffffff', 0.86)}" stroke="${ink.wall}" stroke-width="2" stroke-dasharray="11 7"/>`,
  );
  const [z0, z1] = [at(zone[0] ?? a), at(zone[3] ?? d)];
  parts.push(
    figures(
      metres(Math.hypot((zone[3]?.[0] ?? 0) - (zone[0]?.[0] ?? 0), (zone[3]?.[1] ?? 0) - (zone[0]?.[1] ?? 0)), 1),
      (z0[0] + z1[0]) / 2,
      z0[1] - 16,
      12,
      ink.line,
    ),
  );
  for (const corner of lot) {
    const [cx, cy] = at(corner);
    parts.push(`<circle cx="${cx}" cy="${cy}" r="6" fill="${ink.paper}" stroke="${ink.accent}" stroke-width="2.6"/>`);
  }
  lot.forEach((from, n) => {
    const to = lot[(n + 1) % lot.length] ?? from;
    const [p, q] = [at(from), at(to)];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const out: Corner = [(p[0] + q[0]) / 2 + (dy / length) * -20, (p[1] + q[1]) / 2 + (dx / length) * 20];
    let turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    if (turn > 90) turn -= 180;
    if (turn <= -90) turn += 180;
    parts.push(
      `<g transform="translate(${tenth(out[0])} ${tenth(out[1])}) rotate(${tenth(turn)})">${figures(metres(Math.hypot(to[0] - from[0], to[1] - from[1])), 0, 0, 15, ink.wall, false, n === 3 ? '#e9e5db' : neighbour)}</g>`,
    );
  });
  const label = at(inside(0.5, Math.min(0.86, depthShare + (1 - depthShare) * 0.5)));
  parts.push(
    squareMetres(String(Math.round(area)), label[0], label[1], 24, ink.wall, mix(palette.straw, '#ffffff', 0.62)),
  );
  parts.push(
    `<rect x="1052" y="18" width="148" height="150" fill="${ink.paper}" opacity="0.86"/>${northArrow(1126, 98, random.between(0, 11) * 30)}`,
  );
  parts.push(scaleBar(1120, 862, unit));
  return parts.join('');
}

/** The area of a polygon, in its own units squared (shoelace formula). */
function areaOf(corners: readonly Corner[]): number {
  return corners.reduce((sum, [x, y], n) => {
    const next = corners[(n + 1) % corners.length] ?? [x, y];
    return sum + (x * next[1] - next[0] * y) / 2;
  }, 0);
}
