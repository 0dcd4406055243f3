import { createRandom } from '../listings/random.ts';
import { seedOf, type PlanSubject } from './address.ts';
import { figures } from './figures.ts';
import { mix, palette } from './palette.ts';
import { furnishPlan } from './plan-furniture.ts';
import { layOut, type PlanRoom, type PlanRoomKind } from './plan-layout.ts';

const page = { width: 1200, height: 900 } as const;
const ink = palette.slate;
const fills: Record<PlanRoomKind, string> = {
  living: '#f3e9d6',
  kitchen: '#eee2cb',
  bedroom: '#efe9df',
  bath: '#dde5e3',
  toilet: '#dde5e3',
  hall: '#f7f3ea',
  store: '#e9e4da',
};

/** A floor plan: rooms, walls, doors, windows, surfaces in m², the outer measures and the north. */
export function drawPlan(subject: PlanSubject, size: { width: number; height: number }): string {
  const random = createRandom(seedOf(subject) + 77);
  const layout = layOut(subject.bedrooms, random);
  const scale = Math.min(960 / layout.width, 620 / layout.height);
  const left = (page.width - layout.width * scale) / 2 + 10;
  const top = (page.height - layout.height * scale) / 2 + 10;
  // Half of the plans are their own mirror image: the stairs of a building serve two flats.
  const mirrored = random.chance(0.5);
  const px = (metres: number) => Math.round(metres * scale * 10) / 10;
  const at = (x: number) => Math.round((left + (mirrored ? layout.width - x : x) * scale) * 10) / 10;
  const down = (y: number) => Math.round((top + y * scale) * 10) / 10;
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${at(mirrored ? x + width : x)}" y="${down(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"/>`;
  const outer = 0.32;
  const inner = 0.12;
  const parts = [`<rect x="-1200" y="-900" width="3600" height="2700" fill="${palette.limestone}"/>`];
  parts.push(
    rect(
      -outer + 0.12,
      -outer + 0.14,
      layout.width + outer * 2,
      layout.height + outer * 2,
      mix(palette.limestone, ink, 0.14),
    ),
  );
  parts.push(rect(-outer, -outer, layout.width + outer * 2, layout.height + outer * 2, ink));
  for (const room of layout.rooms) {
    const inset = inner / 2;
    parts.push(rect(room.x + inset, room.y + inset, room.width - inner, room.height - inner, fills[room.kind]));
  }
  const [kitchen, living] = layout.rooms;
  if (kitchen && living)
    parts.push(rect(0.9, Math.max(kitchen.y, living.y) - inner, kitchen.width - 1.1, inner * 2, fills.living));
  for (const room of layout.rooms) {
    for (const edge of room.windows) parts.push(window(room, edge));
    if (room.door) parts.push(door(room, room.door.edge, room.door.at));
    parts.push(furnishPlan(room, { at, down, px, mirrored }));
    const surface = (room.width * room.height).toFixed(1).replace('.', ',');
    if (room.kind !== 'toilet')
      parts.push(
        figures(
          surface,
          at(room.x + room.width / 2),
          down(room.y + room.height / 2),
          18,
          mix(ink, palette.limestone, 0.15),
          false,
          fills[room.kind],
        ),
      );
  }
  parts.push(frontDoor(), measures(), north());
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="xMidYMid meet">${parts.join('')}</svg>`;

  function window(room: PlanRoom, edge: 'top' | 'bottom' | 'left' | 'right'): string {
    const long = edge === 'top' || edge === 'bottom' ? room.width * 0.5 : room.height * 0.55;
    const flat = edge === 'top' || edge === 'bottom';
    const x = edge === 'left' ? -outer : edge === 'right' ? layout.width : room.x + (room.width - long) / 2;
    const y = edge === 'top' ? -outer : edge === 'bottom' ? layout.height : room.y + (room.height - long) / 2;
    const [wide, tall] = flat ? [long, outer] : [outer, long];
    const middle = flat
      ? `M${at(x)} ${down(y + outer / 2)}H${at(x + wide)}M${at(x)} ${down(y + outer * 0.75)}H${at(x + wide)}`
      : `M${at(x + outer / 2)} ${down(y)}V${down(y + tall)}M${at(x + outer * 0.75)} ${down(y)}V${down(y + tall)}`;
    return `${rect(x, y, wide, tall, '#dfe8ea')}<path d="${middle}" stroke="${ink}" stroke-width="2"/>`;
  }

  function door(room: PlanRoom, edge: 'top' | 'bottom' | 'left' | 'right', along: number): string {
    const leaf = 0.85;
    if (edge === 'left' || edge === 'right')
      return rect(room.x - inner, room.y + along - leaf / 2, inner * 2, leaf, fills.hall);
    const y = edge === 'top' ? room.y : room.y + room.height;
    const into = edge === 'top' ? 1 : -1;
    const hinge = room.x + along - leaf / 2;
    return `${rect(hinge, y - inner, leaf, inner * 2, fills.hall)}<path d="M${at(hinge)} ${down(y)}V${down(y + leaf * into)}A${px(leaf)} ${px(leaf)} 0 0 ${into > 0 !== mirrored ? 0 : 1} ${at(hinge + leaf)} ${down(y)}" fill="none" stroke="${ink}" stroke-width="2"/>`;
  }

  function frontDoor(): string {
    const { x, y } = layout.entrance;
    const leaf = 0.95;
    return `${rect(x - inner, y - leaf / 2, outer + inner * 2, leaf, fills.hall)}<path d="M${at(x)} ${down(y - leaf / 2)}H${at(x - leaf)}A${px(leaf)} ${px(leaf)} 0 0 ${mirrored ? 1 : 0} ${at(x)} ${down(y + leaf / 2)}" fill="none" stroke="${palette.brick}" stroke-width="3"/>`;
  }

  function measures(): string {
    const line = (d: string) => `<path d="${d}" stroke="${ink}" stroke-width="1.5" fill="none"/>`;
    const [x0, x1] = [left - px(outer), left + px(layout.width + outer)];
    const [y0, y1] = [down(-outer), down(layout.height + outer)];
    const [bottom, side] = [y1 + 34, x0 - 34];
    const tick = (x: number, y: number) => `M${x - 6} ${y + 6}l12 -12`;
    return (
      line(`M${x0} ${bottom}H${x1}${tick(x0, bottom)}${tick(x1, bottom)}`) +
      line(`M${side} ${y0}V${y1}${tick(side, y0)}${tick(side, y1)}`) +
      figures((layout.width + outer * 2).toFixed(2).replace('.', ','), page.width / 2, bottom + 22, 19, ink) +
      figures((layout.height + outer * 2).toFixed(2).replace('.', ','), side - 20, (y0 + y1) / 2, 19, ink, true)
    );
  }

  function north(): string {
    const turn = random.between(0, 11) * 30;
    return `<g transform="translate(1130 78)"><g transform="rotate(${turn})"><circle r="30" fill="none" stroke="${ink}" stroke-width="2"/><path d="M0 -40L11 12L0 4Z" fill="${palette.brick}"/><path d="M0 -40L-11 12L0 4Z" fill="${ink}"/></g></g>${figures('N', 1130 + Math.sin((turn * Math.PI) / 180) * 54, 78 - Math.cos((turn * Math.PI) / 180) * 54, 16, ink)}`;
  }
}
