import { figures } from '../figures.ts';
import { mix, palette } from '../palette.ts';
import { boundsOf } from './extras.ts';
import { furnish } from './fittings.ts';
import {
  areaOf,
  type Plan,
  type PlanDoor,
  type PlanKind,
  type PlanRoom,
  type PlanWindow,
  type Rect,
  shared,
} from './geometry.ts';
import { ink, metres, type Scale, tenth } from './ink.ts';
import { hatchOf, northArrow, scaleBar, squareMetres } from './marks.ts';

const fills: Record<PlanKind, string> = {
  living: '#f4ead8',
  dining: '#f4ead8',
  kitchen: '#efe3cc',
  bedroom: '#f0ebe1',
  study: '#ece8de',
  bath: '#dce6e5',
  shower: '#dce6e5',
  toilet: '#dce6e5',
  dressing: '#ebe5d9',
  laundry: '#e2e6e2',
  store: '#e9e4da',
  hall: '#f8f5ee',
  stairs: '#f8f5ee',
  garage: '#e4e2dc',
  terrace: '#eee5d3',
};

/** A floor with walls, doors, windows, fittings, areas in m² and dimensions; 1200 × 900. */
export function drawFloor(plan: Plan, north: number): string {
  const whole = boundsOf([...plan.rooms, ...plan.extras]);
  const unit = Math.min(930 / whole.width, 640 / whole.height, 105);
  const left = 600 - (whole.width * unit) / 2 + 22 - whole.x * unit;
  const top = 438 - (whole.height * unit) / 2 - whole.y * unit;
  const scale: Scale = { unit, x: (metre) => left + metre * unit, y: (metre) => top + metre * unit };
  const rect = ({ x, y, width, height }: Rect, fill: string, rest = '') =>
    `<rect x="${tenth(scale.x(x))}" y="${tenth(scale.y(y))}" width="${tenth(width * unit)}" height="${tenth(height * unit)}" fill="${fill}"${rest}/>`;
  const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
  });
  const parts: string[] = [];
  const full = new Map<PlanRoom, Rect[]>();
  const equip = (room: PlanRoom) => {
    const { svg, places } = furnish(plan, room, scale);
    full.set(room, places);
    return svg;
  };
  const garages = plan.extras.filter(({ kind }) => kind === 'garage');
  const terraces = plan.extras.filter(({ kind }) => kind === 'terrace');
  for (const room of terraces) {
    parts.push(
      rect(room, fills.terrace),
      hatchOf(room, scale),
      rect(room, 'none', ` stroke="${ink.line}" stroke-width="2"`),
    );
    parts.push(equip(room));
  }
  const solid = [...plan.rooms, ...garages];
  parts.push(
    `<g transform="translate(7 9)" opacity="0.13">${solid.map((room) => rect(grown(room, ink.outer), ink.wall)).join('')}</g>`,
  );
  for (const room of solid) parts.push(rect(grown(room, ink.outer), ink.wall));
  for (const room of solid) parts.push(rect(grown(room, -ink.inner / 2), fills[room.kind]));
  for (const [one, other] of plan.open) parts.push(passage(one, other));
  for (const room of solid)
    if (room.kind === 'bath' || room.kind === 'shower' || room.kind === 'toilet')
      parts.push(tiles(grown(room, -ink.inner / 2)));
  for (const room of plan.rooms) parts.push(equip(room));
  for (const room of garages) parts.push(equip(room), garageDoor(room));
  if (plan.stairs) parts.push(steps(plan.stairs));
  for (const pane of plan.windows) parts.push(glass(pane));
  for (const door of plan.doors) parts.push(leaf(door));
  for (const room of [...solid, ...terraces]) parts.push(label(room));
  parts.push(chains(), northArrow(1128, 84, north), scaleBar(1164, 872, unit));
  return parts.join('');

  function passage(one: PlanRoom, other: PlanRoom): string {
    const wall = shared(one, other, 0.3);
    if (!wall) return '';
    const t = ink.inner / 2 + 0.02;
    const inset = 0.02;
    const gap: Rect =
      wall.along === 'x'
        ? { x: wall.x + inset + t, y: wall.y - t, width: wall.length - 2 * (inset + t), height: 2 * t }
        : { x: wall.x - t, y: wall.y + inset + t, width: 2 * t, height: wall.length - 2 * (inset + t) };
    const line =
      wall.along === 'x'
        ? `M${tenth(scale.x(gap.x))} ${tenth(scale.y(wall.y))}h${tenth(gap.width * unit)}`
        : `M${tenth(scale.x(wall.x))} ${tenth(scale.y(gap.y))}v${tenth(gap.height * unit)}`;
    const kinds = [one.kind, other.kind];
    return (
      rect(gap, mix(fills[one.kind], fills[other.kind], 0.5)) +
      (kinds.includes('stairs')
        ? ''
        : `<path d="${line}" stroke="${ink.faint}" stroke-width="1.4" stroke-dasharray="7 6"/>`)
    );
  }

  function tiles({ x, y, width, height }: Rect): string {
    const lines: string[] = [];
    for (let at = 0.4; at < width; at += 0.4)
      lines.push(`M${tenth(scale.x(x + at))} ${tenth(scale.y(y))}v${tenth(height * unit)}`);
    for (let at = 0.4; at < height; at += 0.4)
      lines.push(`M${tenth(scale.x(x))} ${tenth(scale.y(y + at))}h${tenth(width * unit)}`);
    return `<path d="${lines.join('')}" stroke="#ffffff" stroke-width="1.2" stroke-opacity="0.75"/>`;
  }

  function glass({ x, y, length, along, door }: PlanWindow): string {
    const t = ink.outer + ink.inner / 2;
    // The wall is outside the room's edge; the adjacent room tells which side that is.
    const inside = plan.rooms.some((room) =>
      along === 'x'
        ? y + 0.3 > room.y &&
          y + 0.3 < room.y + room.height &&
          x + length / 2 > room.x &&
          x + length / 2 < room.x + room.width
        : x + 0.3 > room.x &&
          x + 0.3 < room.x + room.width &&
          y + length / 2 > room.y &&
          y + length / 2 < room.y + room.height,
    );
    const from = inside ? -ink.outer : -ink.inner / 2;
    const hole: Rect =
      along === 'x' ? { x, y: y + from, width: length, height: t } : { x: x + from, y, width: t, height: length };
    const middle = from + t / 2;
    const bar = (share: number) =>
      along === 'x'
        ? `M${tenth(scale.x(x))} ${tenth(scale.y(y + from + t * share))}h${tenth(length * unit)}`
        : `M${tenth(scale.x(x + from + t * share))} ${tenth(scale.y(y))}v${tenth(length * unit)}`;
    const mullion =
      length > 1.3
        ? along === 'x'
          ? `M${tenth(scale.x(x + length / 2))} ${tenth(scale.y(y + middle - 0.07))}v${tenth(0.14 * unit)}`
          : `M${tenth(scale.x(x + middle - 0.07))} ${tenth(scale.y(y + length / 2))}h${tenth(0.14 * unit)}`
        : '';
    return `${rect(hole, '#eef2f1', ` stroke="${ink.wall}" stroke-width="1.4"`)}<path d="${bar(0.4)}${bar(0.6)}${mullion}" stroke="${ink.wall}" stroke-width="${door ? 1.2 : 1.6}"/>`;
  }

  function leaf({ x, y, length, along, into, hinge, front }: PlanDoor): string {
    const t = front ? ink.outer + ink.inner / 2 : ink.inner + 0.02;
    const off = front ? (into > 0 ? -ink.outer : -ink.inner / 2) : -t / 2;
    const hole: Rect =
      along === 'x' ? { x, y: y + off, width: length, height: t } : { x: x + off, y, width: t, height: length };
    const opening = rect(hole, front ? mix(palette.brick, ink.paper, 0.82) : fills.hall);
    if (into === 0) return opening;
    const side = into * (ink.inner / 2);
    const pivot = hinge === 'start' ? 0 : length;
    const latch = length - pivot;
    const reach = side + into * length;
    const [px, py] = along === 'x' ? [x + pivot, y + side] : [x + side, y + pivot];
    const [tx, ty] = along === 'x' ? [px, y + reach] : [x + reach, py];
    const [lx, ly] = along === 'x' ? [x + latch, y + side] : [x + side, y + latch];
    const turn = (tx - px) * (ly - py) - (ty - py) * (lx - px) > 0 ? 1 : 0;
    const colour = front ? ink.accent : ink.line;
    return `${opening}<path d="M${tenth(scale.x(px))} ${tenth(scale.y(py))}L${tenth(scale.x(tx))} ${tenth(scale.y(ty))}" stroke="${colour}" stroke-width="3"/><path d="M${tenth(scale.x(tx))} ${tenth(scale.y(ty))}A${tenth(length * unit)} ${tenth(length * unit)} 0 0 ${turn} ${tenth(scale.x(lx))} ${tenth(scale.y(ly))}" fill="none" stroke="${colour}" stroke-width="1.2"/>`;
  }

  function steps({ x, y, width, height, rise }: Rect & { rise: string }): string {
    const upright = rise === 'top' || rise === 'bottom';
    const inset = ink.inner / 2;
    const long = (upright ? height : width) - 2 * inset;
    const count = Math.max(5, Math.round(long / 0.24));
    const lines = Array.from({ length: count - 1 }, (_, n) => {
      const at = inset + (long * (n + 1)) / count;
      return upright
        ? `M${tenth(scale.x(x + inset))} ${tenth(scale.y(y + at))}h${tenth((width - 2 * inset) * unit)}`
        : `M${tenth(scale.x(x + at))} ${tenth(scale.y(y + inset))}v${tenth((height - 2 * inset) * unit)}`;
    });
    const [cx, cy] = [x + width / 2, y + height / 2];
    const sign = rise === 'top' || rise === 'left' ? -1 : 1;
    const [dx, dy] = upright ? [0, sign * long * 0.42] : [sign * long * 0.42, 0];
    const tip = upright
      ? `M${tenth(scale.x(cx - 0.11))} ${tenth(scale.y(cy + dy - sign * 0.16))}L${tenth(scale.x(cx))} ${tenth(scale.y(cy + dy))}L${tenth(scale.x(cx + 0.11))} ${tenth(scale.y(cy + dy - sign * 0.16))}`
      : `M${tenth(scale.x(cx + dx - sign * 0.16))} ${tenth(scale.y(cy - 0.11))}L${tenth(scale.x(cx + dx))} ${tenth(scale.y(cy))}L${tenth(scale.x(cx + dx - sign * 0.16))} ${tenth(scale.y(cy + 0.11))}`;
    return `${rect({ x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset }, fills.stairs, ` stroke="${ink.line}" stroke-width="1.4"`)}<path d="${lines.join('')}" stroke="${ink.line}" stroke-width="1.3"/><path d="M${tenth(scale.x(cx - dx))} ${tenth(scale.y(cy - dy))}L${tenth(scale.x(cx + dx))} ${tenth(scale.y(cy + dy))}${tip}" fill="none" stroke="${ink.wall}" stroke-width="1.8"/>`;
  }

  function garageDoor({ x, y, width, height }: Rect): string {
    const wide = width - 0.7;
    const hole: Rect = { x: x + 0.35, y: y + height - ink.inner / 2, width: wide, height: ink.outer + ink.inner / 2 };
    return (
      rect(hole, fills.garage, ` stroke="${ink.wall}" stroke-width="1.4"`) +
      `<path d="M${tenth(scale.x(hole.x))} ${tenth(scale.y(hole.y + 0.12))}h${tenth(wide * unit)}M${tenth(scale.x(hole.x))} ${tenth(scale.y(hole.y + 0.2))}h${tenth(wide * unit)}" stroke="${ink.wall}" stroke-width="1.4"/>`
    );
  }

  function label(room: PlanRoom): string {
    if (room.kind === 'stairs' || (room.kind === 'hall' && areaOf(room) < 2)) return '';
    const small = Math.min(room.width, room.height) * unit < 88;
    const size = Math.max(10.5, Math.min(small ? 13 : 17, Math.min(room.width, room.height) * unit * 0.17));
    const free = labelSpot(room, size);
    return squareMetres(
      metres(areaOf(room), 1),
      tenth(scale.x(free[0])),
      tenth(scale.y(free[1])),
      size,
      mix(ink.wall, ink.paper, 0.08),
      fills[room.kind],
    );
  }

  /** The place nearest to the middle of a room that is free of furniture and doors. */
  function labelSpot(room: PlanRoom, size: number): readonly [number, number] {
    const [wide, high] = [(size * 4.4) / unit, (size * 1.35) / unit];
    const swings = plan.doors.map((door): Rect => ({
      x: door.x - (door.along === 'y' ? door.length : 0),
      y: door.y - (door.along === 'x' ? door.length : 0),
      width: door.along === 'x' ? door.length : door.length * 2,
      height: door.along === 'y' ? door.length : door.length * 2,
    }));
    const busy = [...(full.get(room) ?? []), ...(plan.stairs ? [plan.stairs] : [])];
    const cut = (x: number, y: number, { x: bx, y: by, width, height }: Rect) =>
      Math.max(0, Math.min(x + wide / 2, bx + width) - Math.max(x - wide / 2, bx)) *
      Math.max(0, Math.min(y + high / 2, by + height) - Math.max(y - high / 2, by));
    let best: readonly [number, number] = [room.x + room.width / 2, room.y + room.height / 2];
    let least = Infinity;
    for (let i = 0; i <= 12; i++)
      for (let j = 0; j <= 12; j++) {
        const x = room.x + 0.1 + wide / 2 + (Math.max(0, room.width - 0.2 - wide) * i) / 12;
        const y = room.y + 0.1 + high / 2 + (Math.max(0, room.height - 0.2 - high) * j) / 12;
        const cost =
          busy.reduce((sum, place) => sum + cut(x, y, place), 0) * 60 +
          swings.reduce((sum, place) => sum + cut(x, y, place), 0) * 8 +
          Math.hypot(x - room.x - room.width / 2, y - room.y - room.height / 2);
        if (cost < least) [least, best] = [cost, [x, y]];
      }
    return best;
  }

  /** Dimension lines along the bottom and the left: each bay, and the whole. */
  function chains(): string {
    const body = boundsOf(plan.rooms);
    const cuts = (axis: 'x' | 'y') => {
      const [from, to] = axis === 'x' ? [body.x, body.x + body.width] : [body.y, body.y + body.height];
      const edge = plan.rooms.filter((room) =>
        axis === 'x' ? room.y + room.height > body.y + body.height - 0.05 : room.x < body.x + 0.05,
      );
      const all = edge.flatMap((room) =>
        axis === 'x' ? [room.x, room.x + room.width] : [room.y, room.y + room.height],
      );
      return [...new Set([from, to, ...all].map((value) => Math.round(value * 100) / 100))].sort(
        (one, other) => one - other,
      );
    };
    const line = (d: string) => `<path d="${d}" stroke="${ink.line}" stroke-width="1.3" fill="none"/>`;
    const tick = (x: number, y: number) => `M${tenth(x - 5)} ${tenth(y + 5)}l10 -10`;
    const out: string[] = [];
    const low = scale.y(Math.max(whole.y + whole.height, body.y + body.height) + ink.outer);
    const side = scale.x(Math.min(whole.x, body.x) - ink.outer);
    const xs = cuts('x');
    const ys = cuts('y');
    const row = (values: readonly number[], y: number, size: number) => {
      out.push(
        line(
          `M${tenth(scale.x(values[0] ?? 0) - 8)} ${tenth(y)}H${tenth(scale.x(values[values.length - 1] ?? 0) + 8)}${values.map((value) => tick(scale.x(value), y)).join('')}`,
        ),
      );
      values.slice(1).forEach((value, n) => {
        const from = values[n] ?? value;
        if ((value - from) * unit > 34)
          out.push(figures(metres(value - from), tenth(scale.x((value + from) / 2)), tenth(y - 13), size, ink.wall));
      });
    };
    const column = (values: readonly number[], x: number, size: number) => {
      out.push(
        line(
          `M${tenth(x)} ${tenth(scale.y(values[0] ?? 0) - 8)}V${tenth(scale.y(values[values.length - 1] ?? 0) + 8)}${values.map((value) => tick(x, scale.y(value))).join('')}`,
        ),
      );
      values.slice(1).forEach((value, n) => {
        const from = values[n] ?? value;
        if ((value - from) * unit > 34)
          out.push(
            figures(metres(value - from), tenth(x - 13), tenth(scale.y((value + from) / 2)), size, ink.wall, true),
          );
      });
    };
    const inner = xs.length > 2;
    if (inner) row(xs, low + 34, 12);
    row([xs[0] ?? 0, xs[xs.length - 1] ?? 0], low + (inner ? 66 : 38), 15);
    const innerY = ys.length > 2;
    if (innerY) column(ys, side - 26, 12);
    column([ys[0] ?? 0, ys[ys.length - 1] ?? 0], side - (innerY ? 58 : 30), 15);
    return out.join('');
  }
}
