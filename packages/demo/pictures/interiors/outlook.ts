import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { RoomLight } from './room-light.ts';
import type { Outlook } from './taste.ts';
import type { Uv } from './uv.ts';

/** A distant shape, projected onto the wall's plane. */
export interface Sight {
  shape: Uv[];
  colour: string;
}

type See = (x: number, y: number, away: number) => Uv;

/**
 * The view outside a wall, from far to near. `eye` is the eye in the wall's coordinates: along it, above the floor
 * and away from it. `span` is the part of the wall with windows; `storey` is the height of the floor above the ground
 * in metres.
 */
export function outlookOf(
  kind: Outlook,
  eye: readonly [number, number, number],
  span: readonly [number, number],
  storey: number,
  light: RoomLight,
  random: Random,
): Sight[] {
  const see: See = (x, y, away) => {
    const share = eye[2] / (eye[2] + away);
    return [eye[0] + (x - eye[0]) * share, eye[1] + (y - eye[1]) * share];
  };
  const haze = light.sky[2];
  const tone = (colour: string, away: number) => {
    const pale = mix(colour, haze, Math.min(0.8, 0.2 + away / 130));
    return light.dusk ? mix(pale, '#2c3648', 0.42) : mix(pale, '#ffffff', 0.12);
  };
  const sights: Sight[] = [];
  const add = (shape: Uv[], colour: string, away: number) => sights.push({ shape, colour: tone(colour, away) });
  /** The visible stretch, along the wall, at a distance. */
  const reach = (away: number): readonly [number, number] => {
    const share = (eye[2] + away) / eye[2];
    return [eye[0] + (span[0] - eye[0]) * share - 1, eye[0] + (span[1] - eye[0]) * share + 1];
  };
  const ground = (y: number, from: number, to: number, colour: string) => {
    const [[a, b], [c, d]] = [reach(from), reach(to)];
    add([see(a, y, from), see(b, y, from), see(d, y, to), see(c, y, to)], colour, (from + to) / 3);
  };
  const block = (x0: number, x1: number, y0: number, y1: number, away: number, colour: string) =>
    add([see(x0, y0, away), see(x1, y0, away), see(x1, y1, away), see(x0, y1, away)], colour, away);
  const puff = (x: number, y: number, wide: number, high: number, away: number, colour: string) =>
    add(
      Array.from({ length: 11 }, (_, n) => {
        const angle = (n / 11) * Math.PI * 2;
        const bulge = 0.86 + random.next() * 0.24;
        return see(x + Math.cos(angle) * wide * bulge, y + Math.sin(angle) * high * bulge, away);
      }),
      colour,
      away,
    );
  /** A crown is many clumps of leaves: the dark ones at the bottom, the lit ones on top. */
  const crown = (x: number, y: number, wide: number, high: number, away: number, colour: string) => {
    const clumps = wide > 1.2 ? 15 : 7;
    for (let n = 0; n < clumps; n++) {
      const share = n / (clumps - 1);
      const angle = n * 2.4 + random.next();
      const far = Math.sqrt((n + 0.6) / clumps) * 0.78;
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9];
      const tone =
        dy < -0.25
          ? mix(colour, palette.slate, 0.26)
          : dy < 0.2
            ? mix(colour, palette.slate, 0.1 * (1 - share))
            : mix(colour, palette.straw, 0.14 + dx * 0.1);
      const size = 0.36 + random.next() * 0.16;
      puff(x + dx * wide, y + dy * high, wide * size, high * size, away, tone);
    }
  };
  const tree = (x: number, foot: number, high: number, away: number) => {
    const green = random.pick(['#5d7048', '#6d7f52', '#7b8a58', '#4f6341', '#87915c']);
    const lean = (random.next() - 0.5) * 0.4;
    const trunk = high * 0.022 + 0.05;
    add(
      [
        see(x - trunk, foot, away),
        see(x + trunk, foot, away),
        see(x + lean + trunk * 0.5, foot + high * 0.6, away),
        see(x + lean - trunk * 0.5, foot + high * 0.6, away),
      ],
      '#6b5844',
      away,
    );
    const slim = random.chance(0.25);
    crown(
      x + lean,
      foot + high * (slim ? 0.56 : 0.62),
      high * (slim ? 0.16 : 0.34),
      high * (slim ? 0.44 : 0.38),
      away - 0.1,
      green,
    );
  };
  const houses = (away: number, foot: number, storeys: number) => {
    const [from, to] = reach(away);
    for (let x = from - random.next() * 4; x < to;) {
      const wide = 5 + random.next() * 2.4;
      const high = storeys * 3.1 + random.next() * 1.6;
      const wall = random.pick([
        '#a9573f',
        '#d8cdbb',
        '#e8dcc6',
        '#8e6a55',
        '#cdae7d',
        '#efe7d8',
        '#b0654c',
        '#d5d8cc',
      ]);
      block(x, x + wide, foot, foot + high, away, wall);
      block(x, x + wide, foot, foot + 0.5, away, mix(wall, '#4a5158', 0.4));
      block(x, x + wide, foot + high - 0.35, foot + high, away, mix(wall, '#ffffff', 0.4));
      add(
        [
          see(x - 0.2, foot + high, away),
          see(x + wide + 0.2, foot + high, away),
          see(x + wide - 0.6, foot + high + 2.2, away),
          see(x + 0.6, foot + high + 2.2, away),
        ],
        random.pick(['#4a535c', '#545a60', '#7d4436', '#5a524d']),
        away,
      );
      const bays = wide > 6.2 ? 3 : 2;
      for (let bay = 0; bay < bays; bay++)
        for (let level = 0; level < storeys; level++) {
          const [u, v] = [x + (wide * (bay + 0.5)) / bays, foot + 0.9 + level * 3.1];
          const lit = light.dusk && random.chance(0.4);
          block(u - 0.65, u + 0.65, v - 0.1, v + 1.9, away, mix(wall, '#ffffff', 0.5));
          block(u - 0.52, u + 0.52, v, v + 1.8, away, lit ? '#f4cf86' : '#5b6a75');
          const frame = mix(wall, '#ffffff', 0.62);
          block(u - 0.05, u + 0.05, v, v + 1.8, away, frame);
          block(u - 0.52, u + 0.52, v + 1.2, v + 1.28, away, frame);
          if (!lit && random.chance(0.5)) block(u - 0.5, u - 0.14, v, v + 1.2, away, '#c9c4b8');
          block(u - 0.72, u + 0.72, v - 0.2, v - 0.08, away, mix(wall, '#5b6670', 0.35));
        }
      x += wide;
    }
  };
  switch (kind) {
    case 'garden': {
      ground(-storey, 0.3, 40, '#8a9a63');
      if (storey < 1) ground(-storey, 0.3, 2 + random.next() * 2, random.pick(['#c9c1b1', '#b59873', '#aaa69d']));
      const [from, to] = reach(15);
      for (let x = from + random.next() * 3; x < to; x += 3.4 + random.next() * 3)
        tree(x, -storey, 5 + random.next() * 5, 16 + random.next() * 5);
      const fence = random.pick(['#5f7148', '#6f7d55', '#9b6a52', '#a58f72']);
      const top = 1.5 - storey + random.next() * 0.5;
      block(from - 4, to + 4, -storey, top, 14, fence);
      if (fence.startsWith('#5') || fence.startsWith('#6'))
        for (let x = from - 2; x < to + 2; x += 0.8) puff(x + random.next() * 0.3, top - 0.06, 0.55, 0.2, 13.9, fence);
      for (let n = 0; n < 4; n++) {
        const x = from * 0.5 + (to - from) * 0.5 * random.next();
        crown(
          x,
          0.35 - storey,
          0.7 + random.next() * 0.5,
          0.6,
          8 + random.next() * 3,
          random.pick(['#7f9168', '#8a9a63', '#a3867f', '#6f8058']),
        );
      }
      break;
    }
    case 'street':
      ground(-storey - 0.2, 0.3, 13, '#a39f98');
      houses(12 + random.next() * 3, -storey - 0.2, storey > 4 ? 4 : 3);
      break;
    case 'roofs': {
      const [far, end] = reach(160);
      for (let n = 0; n < 7; n++) {
        const x = far + (end - far) * random.next();
        const high = -storey + 16 + random.next() * 16;
        block(x, x + 8 + random.next() * 18, -storey, high, 160, '#8d9aa6');
      }
      const tower = far + (end - far) * (0.25 + random.next() * 0.5);
      block(tower - 4, tower + 4, -storey, -storey + 36, 150, '#8f8a80');
      add(
        [see(tower - 5, -storey + 36, 150), see(tower + 5, -storey + 36, 150), see(tower, -storey + 62, 150)],
        '#6b747b',
        150,
      );
      for (const away of [70, 42, 24]) {
        const [from, to] = reach(away);
        for (let x = from - random.next() * 8; x < to;) {
          const wide = 7 + random.next() * 6;
          const eaves = -storey + 5 + random.next() * 3.5;
          block(x, x + wide, -storey - 4, eaves, away, random.pick(['#d8cdbb', '#b5806a', '#cfc3af', '#c9b48f']));
          add(
            [
              see(x - 0.3, eaves, away),
              see(x + wide + 0.3, eaves, away),
              see(x + wide * 0.62, eaves + 3.4, away),
              see(x + wide * 0.38, eaves + 3.4, away),
            ],
            random.pick(['#6b747b', '#94604a', '#a3745a', '#5f666c', '#7d6a5c']),
            away,
          );
          if (random.chance(0.6)) block(x + wide * 0.3, x + wide * 0.3 + 0.7, eaves + 2, eaves + 4.2, away, '#9a5f4a');
          x += wide + random.next() * 3;
        }
      }
      break;
    }
    case 'fields': {
      ground(-storey, 30, 400, '#b3b27d');
      const [far, end] = reach(300);
      const hills: Uv[] = [see(far, -storey, 300)];
      for (let n = 0; n <= 12; n++)
        hills.push(
          see(far + ((end - far) * n) / 12, 8 + Math.sin(n * 1.3 + random.next()) * 9 + random.next() * 5, 300),
        );
      hills.push(see(end, -storey, 300));
      add(hills, '#6f8372', 70);
      for (let n = 0; n < 16; n++) {
        const x = reach(70)[0] + (reach(70)[1] - reach(70)[0]) * random.next();
        crown(
          x,
          1.5 - storey,
          3 + random.next() * 3,
          2.4 + random.next() * 3.4,
          68,
          random.pick(['#6d7f52', '#7b8a58', '#5f7356']),
        );
      }
      ground(-storey, 12, 66, '#9aa56b');
      ground(-storey, 0.3, 26, '#8a9a60');
      const [from, to] = reach(14);
      if (random.chance(0.6)) tree(from + (to - from) * random.next(), -storey, 7 + random.next() * 3, 15);
      for (let x = from; x < to; x += 2.2) block(x, x + 0.12, -storey, 1.1 - storey, 13, '#8d7c66');
      break;
    }
  }
  return sights;
}
