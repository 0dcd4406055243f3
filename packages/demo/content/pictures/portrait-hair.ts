import { createRandom } from '../../listings/random.ts';
import { mix, palette } from './palette.ts';
import type { Look } from './portrait-look.ts';
import type { Person } from './person.ts';

const n = (value: number) => Math.round(value * 10) / 10;

/** Curls along an arc over the head. */
function curls(
  from: number,
  to: number,
  count: number,
  wide: number,
  high: number,
  radius: number,
  colour: string,
  seed: number,
): string {
  const random = createRandom(seed).next;
  return Array.from({ length: count }, (_, k) => {
    const angle = Math.PI * (from + ((to - from) * k) / (count - 1));
    const r = radius * (0.82 + random() * 0.36);
    const [x, y] = [
      300 + Math.cos(angle) * wide * (0.94 + random() * 0.1),
      240 + Math.sin(angle) * high * (0.94 + random() * 0.1),
    ];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${k % 3 === 0 ? mix(colour, '#ffffff', 0.045) : colour}"/>`;
  }).join('');
}

/** The hair behind head and shoulders. */
export function hairBack({ hair, hairColour, seed }: Person, { cheek, variant }: Look): string {
  const [l, r] = [300 - cheek, 300 + cheek];
  const deep = mix(hairColour, palette.slate, 0.28);
  switch (hair) {
    case 'long':
      return variant % 3 === 0
        ? // To the chin.
          `<path d="M${n(l - 22)} 356C${n(l - 30)} 210 ${n(l - 8)} 126 300 122C${n(r + 8)} 126 ${n(r + 30)} 210 ${n(r + 22)} 356C${n(r + 10)} 384 ${n(r - 30)} 384 ${n(r - 34)} 380L${n(l + 34)} 380C${n(l + 30)} 384 ${n(l - 10)} 384 ${n(l - 22)} 356Z" fill="${deep}"/>`
        : // To the shoulders and below.
          `<path d="M${n(l - 34)} 476C${n(l - 48)} 400 ${n(l - 20)} 330 ${n(l - 16)} 270C${n(l - 22)} 160 ${n(l + 20)} 122 300 120C${n(r - 20)} 122 ${n(r + 22)} 160 ${n(r + 16)} 270C${n(r + 20)} 330 ${n(r + 46)} 396 ${n(r + 34)} 470C${n(r + 6)} 500 ${n(r - 30)} 470 300 470C${n(l + 30)} 470 ${n(l)} 505 ${n(l - 34)} 476Z" fill="${deep}"/>`;
    case 'bun':
      return `<circle cx="${variant % 2 ? 306 : 292}" cy="118" r="43" fill="${hairColour}"/><path d="M${variant % 2 ? 284 : 270} 100q22 -18 44 0" stroke="${mix(hairColour, '#ffffff', 0.18)}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M${n(l - 8)} 270C${n(l - 14)} 176 ${n(l + 20)} 134 300 132C${n(r - 20)} 134 ${n(r + 14)} 176 ${n(r + 8)} 270Z" fill="${deep}"/>`;
    case 'curly':
      return `<g>${curls(0.86, 2.14, 15, cheek + 30, 116, 37, deep, seed)}</g><ellipse cx="300" cy="210" rx="${n(cheek + 28)}" ry="98" fill="${deep}"/>`;
    case 'short':
    case 'bald':
      return `<path d="M${n(l - 5)} 268C${n(l - 10)} 220 ${n(l)} 170 300 160C${n(r)} 170 ${n(r + 10)} 220 ${n(r + 5)} 268Z" fill="${hair === 'bald' ? 'none' : deep}"/>`;
  }
}

/** The hair in front of the forehead. */
export function hairFront({ hair, hairColour, seed, beard }: Person, { cheek, variant }: Look): string {
  const [l, r] = [300 - cheek, 300 + cheek];
  const light = mix(hairColour, '#ffffff', 0.17);
  const shadow = mix(hairColour, palette.slate, 0.3);
  const strand = (d: string, colour = light, width = 4) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="0.6"/>`;
  switch (hair) {
    case 'short':
      if (beard === true && variant % 2 === 0)
        return `<path d="M${n(l - 4)} 258C${n(l - 12)} 170 ${n(l + 26)} 132 300 130C${n(r - 20)} 130 ${n(r + 12)} 164 ${n(r + 4)} 258C${n(r - 2)} 232 ${n(r - 6)} 214 ${n(r - 14)} 204C${n(r - 50)} 190 ${n(l + 50)} 190 ${n(l + 14)} 204C${n(l + 6)} 214 ${n(l + 2)} 232 ${n(l - 4)} 258Z" fill="${hairColour}"/>${strand(`M${n(l + 40)} 158Q300 136 ${n(r - 40)} 160`)}`;
      return variant % 3 === 0
        ? // Swept back.
          `<path d="M${n(l - 4)} 262C${n(l - 16)} 176 ${n(l + 6)} 124 304 116C${n(r - 4)} 112 ${n(r + 18)} 170 ${n(r + 4)} 262C${n(r - 2)} 236 ${n(r - 2)} 218 ${n(r - 10)} 206C${n(r - 34)} 178 ${n(l + 60)} 172 ${n(l + 14)} 206C${n(l + 4)} 220 ${n(l + 2)} 240 ${n(l - 4)} 262Z" fill="${hairColour}"/>${strand(`M${n(l + 24)} 188Q${n(l + 40)} 146 ${n(r - 54)} 132`)}${strand(`M${n(l + 54)} 180Q${n(l + 80)} 146 ${n(r - 26)} 144`)}${strand(`M${n(r - 20)} 190Q${n(r - 12)} 170 ${n(r - 24)} 152`, shadow)}`
        : // Parted at the side.
          `<path d="M${n(l - 4)} 260C${n(l - 14)} 178 ${n(l + 14)} 128 296 122C${n(r)} 118 ${n(r + 16)} 176 ${n(r + 4)} 260C${n(r - 1)} 236 ${n(r - 4)} 222 ${n(r - 12)} 212C${n(r - 40)} 212 ${n(l + 90)} 206 ${n(l + 50)} 172C${n(l + 44)} 196 ${n(l + 20)} 206 ${n(l + 10)} 214C${n(l + 4)} 226 ${n(l + 1)} 240 ${n(l - 4)} 260Z" fill="${hairColour}"/>${strand(`M${n(l + 56)} 166Q300 132 ${n(r - 18)} 168`)}${strand(`M${n(l + 66)} 178Q310 158 ${n(r - 10)} 192`)}`;
    case 'bald':
      return `<path d="M${n(l - 3)} 268C${n(l - 12)} 240 ${n(l - 6)} 214 ${n(l + 6)} 200C${n(l + 8)} 226 ${n(l + 4)} 250 ${n(l - 3)} 268ZM${n(r + 3)} 268C${n(r + 12)} 240 ${n(r + 6)} 214 ${n(r - 6)} 200C${n(r - 8)} 226 ${n(r - 4)} 250 ${n(r + 3)} 268Z" fill="${hairColour}"/>`;
    case 'long':
      if (variant % 3 === 0)
        return `<path d="M${n(l - 16)} 330C${n(l - 26)} 190 ${n(l + 4)} 126 298 122C${n(r + 4)} 120 ${n(r + 28)} 196 ${n(r + 16)} 330C${n(r + 6)} 350 ${n(r - 4)} 330 ${n(r - 6)} 300C${n(r - 2)} 250 ${n(r - 10)} 222 ${n(r - 20)} 212C${n(r - 60)} 226 ${n(l + 60)} 226 ${n(l + 20)} 212C${n(l + 8)} 226 ${n(l + 2)} 256 ${n(l + 6)} 300C${n(l + 4)} 334 ${n(l - 8)} 350 ${n(l - 16)} 330Z" fill="${hairColour}"/>${strand(`M${n(l + 4)} 196Q${n(l + 30)} 150 290 140`)}${strand(`M${n(r - 4)} 200Q${n(r - 24)} 152 312 142`, shadow)}`;
      return `<path d="M${n(l - 18)} 352C${n(l - 32)} 300 ${n(l - 10)} 262 ${n(l - 8)} 240C${n(l - 18)} 168 ${n(l + 18)} 126 298 122C${n(r - 6)} 120 ${n(r + 20)} 170 ${n(r + 8)} 240C${n(r + 10)} 270 ${n(r + 30)} 310 ${n(r + 18)} 352C${n(r + 2)} 330 ${n(r - 4)} 290 ${n(r - 6)} 262C${n(r - 16)} 226 ${n(r - 50)} 208 ${variant % 2 ? 318 : 282} 168C${n(l + 44)} 214 ${n(l + 10)} 232 ${n(l + 6)} 262C${n(l + 6)} 292 ${n(l)} 330 ${n(l - 18)} 352Z" fill="${hairColour}"/>${strand(`M${n(l + 8)} 214Q${n(l + 24)} 160 286 146`)}${strand(`M${n(r - 6)} 214Q${n(r - 16)} 164 320 148`, shadow)}${strand(`M${n(l - 6)} 320Q${n(l - 12)} 286 ${n(l + 1)} 250`)}`;
    case 'bun':
      return `<path d="M${n(l - 4)} 258C${n(l - 14)} 172 ${n(l + 18)} 132 300 130C${n(r - 18)} 132 ${n(r + 14)} 172 ${n(r + 4)} 258C${n(r - 4)} 218 ${n(r - 34)} 196 ${variant % 2 ? 326 : 276} 180C${n(l + 36)} 196 ${n(l + 4)} 216 ${n(l - 4)} 258Z" fill="${hairColour}"/>${strand(`M${n(l + 10)} 204Q${n(l + 36)} 160 298 150`)}${strand(`M${n(r - 8)} 204Q${n(r - 34)} 160 312 150`, shadow)}<circle cx="${n(l - 4)}" cy="302" r="6" fill="${palette.straw}"/><circle cx="${n(r + 4)}" cy="302" r="6" fill="${mix(palette.straw, palette.ochre, 0.6)}"/>`;
    case 'curly':
      return `<g>${curls(1.06, 1.94, 11, cheek + 4, 78, 30, hairColour, seed + 5)}${curls(0.98, 1.12, 3, cheek + 22, 110, 28, hairColour, seed + 9)}${curls(1.88, 2.02, 3, cheek + 22, 110, 28, hairColour, seed + 11)}${curls(1.2, 1.8, 7, cheek - 8, 92, 30, mix(hairColour, '#ffffff', 0.06), seed + 6)}</g>`;
  }
}
