import { createRandom, type Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import type { Opening } from './openings.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';

const fronts = ['#2f4238', '#26303a', '#6f3127', '#3d4d5c', '#80642f', '#4a3a34', '#e4dcc9', '#5c6f6a'] as const;
const stripes = ['#a8452c', '#5d7048', '#26303a', '#c98f2b', '#4b5965', '#8a5a62'] as const;

/** A shop or a café: what it sells shows in its window. */
export interface ShopFront {
  seed: number;
  kind: 'shop' | 'cafe';
  doorRight: boolean;
}

/** A shop window with its sign board, its goods and, over some, an awning. */
export function paintShopFront(canvas: Canvas, plane: Plane, opening: Opening, shop: ShopFront): void {
  const random = createRandom(shop.seed * 3 + 601);
  const { u, v, width, height } = opening;
  const { light } = canvas;
  const colour = random.pick(fronts);
  const paint = canvas.tone(colour, plane);
  const pale = mix(paint, palette.white, 0.2);
  const sign = 0.52;
  canvas.face(plane.rect(u, v, width, height, 0.08), paint);
  // Pilasters at both ends carry the board.
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
  // Small panes above, in the colours of old shops.
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

/** The board over the window, with the name as a painter would sketch it: letters too small to read. */
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

function paintGoods(canvas: Canvas, plane: Plane, pane: Opening, random: Random): void {
  const colours = ['#8a5142', '#d9c9a4', '#5f6f64', '#3f4f5c', '#b08d57', '#e6ded0'] as const;
  for (const [level, share] of [
    [0, 0.42],
    [pane.height * 0.44, 0.26],
  ] as const) {
    canvas.face(plane.rect(pane.u, pane.v + level, pane.width, 0.05, 0.02), canvas.tone('#a58a68', plane));
    for (let at = pane.u + 0.12; at < pane.u + pane.width - 0.3; at += 0.34 + random.next() * 0.4) {
      const tall = pane.height * share * (0.3 + random.next() * 0.7);
      canvas.face(
        plane.rect(at, pane.v + level + 0.05, 0.14 + random.next() * 0.2, tall, 0.02),
        canvas.tone(random.pick(colours), plane),
        0.85,
      );
    }
  }
}

/** Behind a café's glass: lamps in a row over the bar. */
function paintCafe(canvas: Canvas, plane: Plane, pane: Opening, random: Random): void {
  canvas.face(plane.rect(pane.u, pane.v, pane.width, pane.height * 0.24, 0.02), '#3a2c22', 0.75);
  const count = Math.max(2, Math.round(pane.width / 0.75));
  for (let n = 0; n < count; n++) {
    const u = pane.u + (pane.width * (n + 0.5)) / count;
    canvas.glow([plane.rect(u - 0.008, pane.v + pane.height * 0.66, 0.016, pane.height * 0.34, 0.021)], '#2a211a');
    canvas.glow(
      [
        [
          plane.at(u - 0.14, pane.v + pane.height * 0.58, 0.022),
          plane.at(u + 0.14, pane.v + pane.height * 0.58, 0.022),
          plane.at(u + 0.05, pane.v + pane.height * 0.68, 0.022),
          plane.at(u - 0.05, pane.v + pane.height * 0.68, 0.022),
        ],
      ],
      '#ffe6ac',
    );
    if (random.chance(0.6))
      canvas.face(
        plane.rect(u - 0.2, pane.v + pane.height * 0.24, 0.1, 0.26, 0.022),
        random.pick(['#7d9a6a', '#c8a45a', '#a4503a']),
        0.8,
      );
  }
}

function paintAwning(canvas: Canvas, plane: Plane, { u, v, width }: Opening, colour: string, plain: boolean): void {
  const [out, fall] = [1.3, 0.62];
  dropShadow(canvas, plane, { u, v: v - 0.3, width, height: 0.3 }, 1.1, 0.9);
  const count = plain ? 1 : Math.max(5, Math.round(width / 0.4));
  const strip = (n: number): Point[] => {
    const [from, to] = [u + (width * n) / count, u + (width * (n + 1)) / count];
    return [plane.at(from, v, 0.16), plane.at(to, v, 0.16), plane.at(to, v - fall, out), plane.at(from, v - fall, out)];
  };
  const flap = (n: number): Point[] => {
    const [from, to] = [u + (width * n) / count, u + (width * (n + 1)) / count];
    return [
      plane.at(from, v - fall, out),
      plane.at(to, v - fall, out),
      plane.at(to, v - fall - 0.2, out),
      plane.at(from, v - fall - 0.2, out),
    ];
  };
  const above = { normal: [0, 0.8, -0.6] as const };
  const all = Array.from({ length: count }, (_, n) => n);
  for (const odd of [0, 1]) {
    const kept = all.filter((n) => n % 2 === odd);
    const shade = odd ? '#f1ebdd' : colour;
    canvas.fill(kept.map(strip), canvas.tone(shade, above));
    canvas.fill(kept.map(flap), canvas.tone(mix(shade, palette.slate, 0.12), plane));
  }
  const [eyeU] = plane.measure(canvas.camera.eye);
  for (const [edge, seen] of [
    [u, eyeU < u],
    [u + width, eyeU > u + width],
  ] as const)
    if (seen)
      canvas.face(
        [
          plane.at(edge, v, 0.16),
          plane.at(edge, v - fall, out),
          plane.at(edge, v - fall - 0.2, out),
          plane.at(edge, v - 0.2, 0.16),
        ],
        mix(canvas.tone(colour, plane), canvas.light.shadow, 0.3),
      );
}
