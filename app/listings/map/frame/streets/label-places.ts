import type { TileName, TilePoint } from './tile-shapes.ts';

/** A name with its line on the screen, in CSS pixels. */
export interface PlacedName extends Omit<TileName, 'line'> {
  line: readonly TilePoint[];
  width: number;
  height: number;
}

export interface Label {
  text: string;
  kind: TileName['kind'];
  rank: number;
  /** Its centre. */
  x: number;
  y: number;
  /** Radians, clockwise; text is never upside down. */
  angle: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Degrees that a street may turn beneath a name. */
const bend = 12;
/** Minimum pixels between two labels of one street. */
const apart = 320;
const room = 3;

/**
 * Places labels, lower ranks first, without overlaps. A street is labelled along its longest straight part, if the name
 * fits.
 *
 * @param taken areas that must stay free
 */
export function labelPlaces(names: readonly PlacedName[], taken: readonly Box[]): Label[] {
  const labels: Label[] = [];
  const boxes = [...taken];
  const sorted = [...names].sort((a, b) => a.rank - b.rank || a.text.localeCompare(b.text));
  for (const name of sorted) {
    const at = name.kind === 'place' ? name.line[0] && { ...name.line[0], angle: 0 } : alongStreet(name);
    if (!at || isNamedNear(labels, name.text, at)) continue;
    const own = boxesOf(name, at);
    if (own.some((box) => boxes.some((other) => overlap(box, other)))) continue;
    boxes.push(...own);
    labels.push({ text: name.text, kind: name.kind, rank: name.rank, ...at });
  }
  return labels;
}

type Spot = Pick<Label, 'x' | 'y' | 'angle'>;

function alongStreet({ line, width }: PlacedName): Spot | null {
  const run = longestRun(line);
  if (run === null || run.length < width) return null;
  const { from, to } = run;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const readable = angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: readable };
}

/** The longest nearly straight part of a line, as the segment between its ends. */
function longestRun(line: readonly TilePoint[]): { from: TilePoint; to: TilePoint; length: number } | null {
  let longest: { from: TilePoint; to: TilePoint; length: number } | null = null;
  let from = line[0];
  let direction: number | null = null;
  for (let index = 1; index < line.length; index += 1) {
    const [before, to] = [line[index - 1], line[index]];
    if (from === undefined || before === undefined || to === undefined) return longest;
    const own = Math.atan2(to.y - before.y, to.x - before.x);
    if (direction === null || turn(direction, own) > bend) [from, direction] = [before, own];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (longest === null || length > longest.length) longest = { from, to, length };
  }
  return longest;
}

/** Degrees between two directions. */
function turn(one: number, other: number): number {
  const between = Math.abs(one - other) % (2 * Math.PI);
  return (Math.min(between, 2 * Math.PI - between) * 180) / Math.PI;
}

function isNamedNear(labels: readonly Label[], text: string, { x, y }: Spot): boolean {
  return labels.some((label) => label.text === text && Math.hypot(label.x - x, label.y - y) < apart);
}

/** Slanted text is approximated by a row of small boxes. */
function boxesOf({ width, height }: PlacedName, { x, y, angle }: Spot): Box[] {
  if (angle === 0) return [around(x, y, width / 2 + room, height / 2 + room)];
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, index) => {
    const away = ((index + 0.5) / count - 0.5) * width;
    return around(x + Math.cos(angle) * away, y + Math.sin(angle) * away, height / 2 + room, height / 2 + room);
  });
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
