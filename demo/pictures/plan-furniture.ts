import { mix, palette } from './palette.ts';
import type { PlanRoom } from './plan-layout.ts';

export interface PlanScale {
  at(x: number): number;
  down(y: number): number;
  px(metres: number): number;
  mirrored: boolean;
}

const line = mix(palette.slate, palette.limestone, 0.35);
const paper = '#fbf9f4';

/** What shows a room's use, in thin lines. */
export function furnishPlan(room: PlanRoom, { at, down, px, mirrored }: PlanScale): string {
  const { kind, x, y, width, height } = room;
  const box = (left: number, top: number, wide: number, tall: number, radius = 0.05) =>
    `<rect x="${at(mirrored ? left + wide : left)}" y="${down(top)}" width="${px(wide)}" height="${px(tall)}" rx="${px(radius)}" fill="${paper}" stroke="${line}" stroke-width="1.6"/>`;
  const round = (cx: number, cy: number, radius: number) =>
    `<circle cx="${at(cx)}" cy="${down(cy)}" r="${px(radius)}" fill="${paper}" stroke="${line}" stroke-width="1.6"/>`;
  const atTop = room.door?.edge === 'bottom';
  switch (kind) {
    case 'living':
      return [
        box(x + 0.3, y + height * 0.32, 0.9, 2.1, 0.15),
        box(x + 0.3, y + height * 0.32, 0.3, 2.1, 0.12),
        box(x + 1.6, y + height * 0.32 + 0.6, 0.6, 1),
        box(x + width - 0.6, y + height * 0.28, 0.4, 1.9),
      ].join('');
    case 'kitchen': {
      const wall = y === 0 ? y + 0.1 : y + height - 0.72;
      const seats = [0.35, 1.05].flatMap((dx) => [
        round(x + 1.3 + dx, y + height * 0.5 - 0.62, 0.2),
        round(x + 1.3 + dx, y + height * 0.5 + 0.62, 0.2),
      ]);
      return [
        box(x + 0.1, wall, width - 0.3, 0.6, 0),
        box(x + width * 0.3, wall + 0.12, 0.5, 0.36, 0.1),
        ...[0, 0.26].map((dx) => round(x + width * 0.62 + dx, wall + 0.3, 0.1)),
        ...seats,
        box(x + 1.2, y + height * 0.5 - 0.42, 1.6, 0.84),
      ].join('');
    }
    case 'bedroom': {
      const wide = Math.min(1.6, width * 0.5);
      const top = atTop ? y + 0.15 : y + height - 2.15;
      const head = atTop ? top + 0.1 : top + 1.55;
      const left = x + width - wide - 0.4;
      return [
        box(left, top, wide, 2),
        box(left + 0.1, head, wide / 2 - 0.15, 0.36, 0.1),
        box(left + wide / 2 + 0.05, head, wide / 2 - 0.15, 0.36, 0.1),
        box(x + 0.12, atTop ? y + 0.15 : y + height - 1.75, 0.6, Math.min(1.6, height * 0.5), 0),
      ].join('');
    }
    case 'bath': {
      const top = atTop ? y + 0.12 : y + height - 0.87;
      return [
        box(x + 0.12, top, Math.min(1.7, width - 0.4), 0.75),
        box(x + 0.22, top + 0.1, Math.min(1.5, width - 0.6), 0.55, 0.25),
        box(x + width - 0.6, y + height * 0.42, 0.46, 0.9),
        round(x + width - 0.37, y + height * 0.42 + 0.45, 0.16),
      ].join('');
    }
    case 'toilet': {
      const top = atTop ? y + 0.1 : y + height - 0.32;
      return [
        box(x + width / 2 - 0.22, top, 0.44, 0.22),
        round(x + width / 2, atTop ? top + 0.42 : top - 0.2, 0.2),
      ].join('');
    }
    default:
      return '';
  }
}
