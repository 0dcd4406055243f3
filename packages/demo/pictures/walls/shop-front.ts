import { type Random, createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { paintAwning } from './awning.ts';
import type { Opening } from './openings.ts';
import { paintCafe, paintGoods } from './shop-window.ts';

const fronts = ['#2f4238', '#26303a', '#6f3127', '#3d4d5c', '#80642f', '#4a3a34', '#e4dcc9', '#5c6f6a'] as const;

const stripes = ['#a8452c', '#5d7048', '#26303a', '#c98f2b', '#4b5965', '#8a5a62'] as const;

/** A shop or a café; its goods show in the window. */
export interface ShopFront {
  seed: number;
  kind: 'shop' | 'cafe';
  doorRight: boolean;
}

/** A shop window with its sign, its goods and, sometimes, an awning. */
export function paintShopFront(canvas: Canvas, plane: Plane, opening: Opening, shop: ShopFront): void {
  const random = createRandom(shop.seed * 3 + 601);
  const { u, v, width, height } = opening;
  const { light } = canvas;
  const colour = random.pick(fronts);
  const paint = canvas.tone(colour, plane);
  const pale = mix(paint, palette.white, 0.2);
  const sign = 0.52;
  canvas.face(plane.rect(u, v, width, height, 0.08), paint);
  // Pilasters at both ends carry the sign.
  for (const at of [u, u + width - 0.2]) {
    canvas.face(plane.rect(at, v, 0.2, height - sign, 0.12), pale);
    canvas.face(plane.rect(at + 0.05, v + 0.3, 0.1, height - sign - 0.5, 0.125), paint);
  }
  const glass = { u: u + 0.3, v: v + 0.52, width: width - 0.6, height: height - sign - 0.66 };
  const doorWide = 0.98;
  const doorAt = shop.doorRight ? glass.u + glass.width - doorWide : glass.u;
  const pane = {
    ...glass,
    u: shop.doorRight ? glass.u : glass.u + doorWide + 0.12,
    width: glass.width - doorWide - 0.12,
  };
  const lit = random.chance(0.4 + light.lamps);
  canvas.fade(plane.rect(pane.u, pane.v, pane.width, pane.height, 0.02), lit ? 'lamp-soft' : 'glass-deep');
  if (shop.kind === 'cafe') paintCafe(canvas, plane, pane, random);
  else paintGoods(canvas, plane, pane, random);
  canvas.glow(
    [
      [
        plane.at(pane.u + pane.width * 0.2, pane.v, 0.03),
        plane.at(pane.u + pane.width * 0.36, pane.v, 0.03),
        plane.at(pane.u + pane.width * 0.62, pane.v + pane.height, 0.03),
        plane.at(pane.u + pane.width * 0.46, pane.v + pane.height, 0.03),
      ],
    ],
    light.sky[2],
    0.2,
  );
  // Small coloured panes above, as in old shops.
  const count = Math.max(2, Math.round(pane.width / 0.7));
  canvas.fill(
    [
      ...Array.from({ length: count + 1 }, (_, n) =>
        plane.rect(
          pane.u + (pane.width * n) / count - 0.025,
          pane.v + pane.height * 0.78,
          0.05,
          pane.height * 0.22,
          0.06,
        ),
      ),
      plane.rect(pane.u, pane.v + pane.height * 0.76, pane.width, 0.06, 0.06),
      plane.rect(pane.u - 0.05, pane.v, 0.06, pane.height, 0.06),
      plane.rect(pane.u + pane.width - 0.01, pane.v, 0.06, pane.height, 0.06),
    ],
    paint,
  );
  paintShopDoor(canvas, plane, { u: doorAt, v, width: doorWide, height: glass.height + 0.5 }, paint, pale, lit);
  if (random.chance(shop.kind === 'cafe' ? 0.85 : 0.55))
    paintAwning(canvas, plane, { u, v: v + height - sign, width, height: 0 }, random.pick(stripes), random.chance(0.5));
  paintBoard(canvas, plane, { u, v: v + height - sign, width, height: sign }, paint, random);
}

function paintShopDoor(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Opening,
  paint: string,
  pale: string,
  lit: boolean,
): void {
  canvas.face(plane.rect(u, v, width, height, 0.05), mix(paint, canvas.light.shadow, 0.3));
  canvas.fade(plane.rect(u + 0.12, v + 0.55, width - 0.24, height - 1.15, 0.055), lit ? 'lamp-soft' : 'glass-dark');
  canvas.fade(plane.rect(u + 0.06, v + height - 0.5, width - 0.12, 0.44, 0.055), 'glass-dark');
  canvas.face(plane.rect(u + 0.14, v + 0.12, width - 0.28, 0.32, 0.06), pale, 0.6);
  canvas.face(plane.rect(u + width - 0.2, v + 0.95, 0.05, 0.34, 0.08), '#d3b978');
}

/** The sign over the window; the name is only sketched, in letters too small to read. */
function paintBoard(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Opening,
  paint: string,
  random: Random,
): void {
  dropShadow(canvas, plane, { u: u - 0.08, v, width: width + 0.16, height }, 0.2);
  canvas.face(plane.rect(u - 0.08, v, width + 0.16, height, 0.16), paint);
  canvas.face(plane.rect(u - 0.12, v + height - 0.08, width + 0.24, 0.1, 0.24), mix(paint, palette.white, 0.3));
  const gold = mix(paint, canvas.light.hour === 'dusk' ? '#ffe6a8' : '#f0dfb4', 0.8);
  const letters: Point[][] = [];
  const long = Math.min(width * 0.7, 2.8);
  for (let at = u + (width - long) / 2; at < u + (width + long) / 2;) {
    const wide = 0.06 + random.next() * 0.09;
    if (random.chance(0.86)) {
      letters.push(plane.rect(at, v + 0.14, 0.03, 0.2, 0.17));
      if (random.chance(0.7)) letters.push(plane.rect(at, v + random.pick([0.14, 0.22, 0.3]), wide, 0.03, 0.17));
      if (random.chance(0.5)) letters.push(plane.rect(at + wide - 0.03, v + 0.14, 0.03, 0.2, 0.17));
    }
    at += wide + 0.07;
  }
  canvas.fill(letters, gold);
}
