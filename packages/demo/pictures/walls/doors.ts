import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { type Head, type Opening, outlineOf, paintRecess, paintRecessShadow, riseOf } from './openings.ts';
import { blueStone, mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { paintSurround, type Surround } from './surrounds.ts';

export interface DoorStyle {
  colour: string;
  kind: 'panels' | 'glazed' | 'boards' | 'ironwork' | 'flush';
  head: Head;
  surround: Surround;
  /** Colour of the surround. */
  trim: string;
  steps: number;
  canopy?: 'slab' | 'glass';
  lamp?: boolean;
}

/** A front door: leaf, fanlight, threshold, steps, letter box, bell and lamp. */
export function paintDoor(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  style: DoorStyle,
  wall: string,
  random: Random,
): void {
  const { u, v, width, height } = opening;
  const { light } = canvas;
  const detail = canvas.detail(plane.at(u, v));
  paintSurround(canvas, plane, opening, style.head, style.surround, style.trim, wall);
  const recess = paintRecess(canvas, plane, opening, style.head, 0.24, style.surround === 'none' ? wall : style.trim);
  const colour = canvas.tone(style.colour, plane);
  const straight = height - riseOf(style.head, width);
  const leaf = Math.min(straight, 2.2);
  canvas.face(recess.cut(recess.outline), mix(colour, light.shadow, 0.3));
  if (height > leaf + 0.18) {
    const above = outlineOf(
      { u: u + 0.07, v: v + leaf + 0.1, width: width - 0.14, height: height - leaf - 0.17 },
      style.head,
    );
    const fanlight = recess.cut(above);
    if (fanlight.length > 2) canvas.fade(fanlight, random.chance(light.lamps + 0.12) ? 'lamp' : 'glass-dark');
    if (detail > 20)
      canvas.fill(
        [-0.25, 0, 0.25]
          .map((at) => recess.rect(u + width * (0.5 + at) - 0.012, v + leaf, 0.024, height - leaf))
          .filter((s) => s.length > 2),
        colour,
      );
  }
  canvas.face(recess.rect(u + 0.05, v, width - 0.1, leaf), colour);
  paintLeaf(canvas, recess.rect, { u: u + 0.05, v, width: width - 0.1, height: leaf }, style, colour, detail);
  if (detail > 12) {
    const brass = '#d3b978';
    canvas.face(recess.rect(u + width * 0.84, v + leaf * 0.42, 0.05, 0.3), brass);
    if (style.kind !== 'glazed') canvas.face(recess.rect(u + width * 0.36, v + leaf * 0.48, 0.28, 0.055), brass);
  }
  paintRecessShadow(canvas, plane, recess);
  if (style.canopy) paintCanopy(canvas, plane, opening, style.canopy);
  if (style.lamp) paintLamp(canvas, plane, u + width + 0.38, v + 2.1);
  paintSteps(canvas, plane, opening, style.steps);
}

function paintLeaf(
  canvas: Canvas,
  rect: (u: number, v: number, width: number, height: number) => Point[],
  { u, v, width, height }: Opening,
  { kind }: DoorStyle,
  colour: string,
  detail: number,
): void {
  const { light } = canvas;
  const dark = mix(colour, light.shadow, 0.42);
  const pale = mix(colour, palette.white, 0.22);
  const polygonsOf = (shapes: readonly Point[][]) => shapes.filter((shape) => shape.length > 2);
  switch (kind) {
    case 'panels': {
      const panels = [
        [0.1, 0.06, 0.34],
        [0.56, 0.06, 0.34],
        [0.1, 0.44, 0.5],
        [0.56, 0.44, 0.5],
      ] as const;
      const at = (grow: number) =>
        polygonsOf(
          panels.map(([across, up, tall]) =>
            rect(u + width * across + grow, v + height * up + grow, width * 0.34 - grow * 2, height * tall - grow * 2),
          ),
        );
      canvas.fill(at(0), dark, 0.8);
      if (detail > 16) canvas.fill(at(0.03), mix(colour, pale, 0.3));
      return;
    }
    case 'ironwork': {
      const glass = rect(u + width * 0.16, v + height * 0.34, width * 0.68, height * 0.6);
      if (glass.length > 2) canvas.fade(glass, 'glass-dark');
      const rods = [0.26, 0.38, 0.5, 0.62, 0.74].map((at) =>
        rect(u + width * at - 0.01, v + height * 0.34, 0.02, height * 0.6),
      );
      const rings = [0.46, 0.64, 0.82].map((at) => rect(u + width * 0.16, v + height * at, width * 0.68, 0.025));
      canvas.fill(polygonsOf([...rods, ...rings]), mix('#20252a', colour, 0.2));
      canvas.fill(polygonsOf([rect(u + width * 0.16, v + height * 0.06, width * 0.68, height * 0.22)]), dark, 0.7);
      return;
    }
    case 'glazed': {
      const glass = rect(u + width * 0.2, v + height * 0.1, width * 0.6, height * 0.8);
      if (glass.length > 2) canvas.fade(glass, light.lamps > 0.3 ? 'lamp-soft' : 'glass-dark');
      canvas.fill(polygonsOf([rect(u + width * 0.3, v + height * 0.1, width * 0.1, height * 0.8)]), light.sky[2], 0.16);
      return;
    }
    case 'boards':
      canvas.fill(polygonsOf([1, 2, 3, 4, 5].map((n) => rect(u + (width * n) / 6, v, 0.018, height))), dark, 0.8);
      canvas.fill(polygonsOf([rect(u + width * 0.4, v + height * 0.66, width * 0.2, height * 0.2)]), '#222b31', 0.85);
      return;
    case 'flush': {
      const slot = rect(u + width * 0.12, v + height * 0.08, width * 0.13, height * 0.84);
      if (slot.length > 2) canvas.fade(slot, light.lamps > 0.3 ? 'lamp' : 'glass');
      canvas.fill(
        polygonsOf([0.3, 0.55, 0.8].map((at) => rect(u + width * 0.3, v + height * at, width * 0.66, 0.016))),
        dark,
        0.6,
      );
    }
  }
}

function paintSteps(canvas: Canvas, plane: Plane, { u, v, width }: Opening, steps: number): void {
  const riser = canvas.tone(blueStone, plane);
  for (let step = 0; step < steps; step++) {
    const rise = v / steps;
    const out = 0.29 * (steps - step);
    const wide = 0.12 + (steps - step - 1) * 0.05;
    if (step === 0) dropShadow(canvas, plane, { u: u - wide, v: 0, width: width + wide * 2, height: rise }, out, 0.8);
    canvas.face(plane.rect(u - wide, rise * step, width + wide * 2, rise, out), riser);
    canvas.face(
      [
        plane.at(u - wide, rise * (step + 1), 0),
        plane.at(u + width + wide, rise * (step + 1), 0),
        plane.at(u + width + wide, rise * (step + 1), out),
        plane.at(u - wide, rise * (step + 1), out),
      ],
      mix(canvas.tone(blueStone, { normal: [0, 1, 0] }), palette.white, 0.3),
    );
  }
}

function paintCanopy(canvas: Canvas, plane: Plane, { u, v, width, height }: Opening, kind: 'slab' | 'glass'): void {
  const top = v + height + 0.16;
  const [left, wide, out] = [u - 0.3, width + 0.6, 0.95];
  dropShadow(canvas, plane, { u: left, v: top, width: wide, height: 0.14 }, out, kind === 'glass' ? 0.5 : 1);
  const under = [
    plane.at(left, top, 0),
    plane.at(left + wide, top, 0),
    plane.at(left + wide, top, out),
    plane.at(left, top, out),
  ];
  if (kind === 'glass') {
    canvas.face(under, canvas.light.sky[1], 0.5);
    canvas.face(plane.rect(left, top, wide, 0.05, out), '#4a5157');
    canvas.lines(
      [left + 0.1, left + wide - 0.1].map((at) => [plane.at(at, top + 0.8, 0), plane.at(at, top, out)]),
      '#4a5157',
      0.03,
    );
    return;
  }
  canvas.face(under, mix(canvas.tone('#6d7276', plane), canvas.light.shadow, 0.5));
  canvas.face(plane.rect(left, top, wide, 0.15, out), canvas.tone('#dcd7cb', plane));
}

/** A wall lamp, lit at dusk. */
function paintLamp(canvas: Canvas, plane: Plane, u: number, v: number): void {
  canvas.face(plane.rect(u - 0.05, v - 0.05, 0.1, 0.34, 0.1), canvas.tone('#2f353a', plane));
  canvas.glow([plane.rect(u - 0.04, v, 0.08, 0.2, 0.12)], canvas.light.lamps > 0.3 ? '#fff0c2' : '#cfc9b4');
  if (canvas.light.lamps > 0.3)
    for (const [radius, opacity] of [
      [1.3, 0.07],
      [0.8, 0.1],
      [0.4, 0.16],
    ] as const)
      canvas.glow(
        [
          Array.from({ length: 18 }, (_, n) =>
            plane.at(u + Math.cos((n / 9) * Math.PI) * radius, v + 0.05 + Math.sin((n / 9) * Math.PI) * radius, 0.12),
          ),
        ],
        '#ffd98a',
        opacity,
      );
}
