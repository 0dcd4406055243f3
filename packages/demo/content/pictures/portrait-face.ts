import { mix, palette } from './palette.ts';
import type { Look } from './portrait-look.ts';
import type { Person } from './person.ts';

const n = (value: number) => Math.round(value * 10) / 10;

/** The outline of a face. */
function faceShape({ cheek, jaw, chin }: Look): string {
  const [l, r] = [300 - cheek, 300 + cheek];
  return `M${n(l)} 232C${n(l - 1)} 292 ${n(300 - jaw - 10)} ${n(chin - 50)} ${n(300 - jaw + 8)} ${n(chin - 24)}C${n(300 - jaw * 0.5)} ${n(chin - 2)} ${n(300 - jaw * 0.2)} ${n(chin)} 300 ${n(chin)}C${n(300 + jaw * 0.2)} ${n(chin)} ${n(300 + jaw * 0.5)} ${n(chin - 2)} ${n(300 + jaw - 8)} ${n(chin - 24)}C${n(300 + jaw + 10)} ${n(chin - 50)} ${n(r + 1)} 292 ${n(r)} 232C${n(r)} 150 ${n(l)} 150 ${n(l)} 232Z`;
}

/** Head and features, lit from the left. */
export function face(person: Person, look: Look): string {
  const { skin, beard, glasses } = person;
  const { cheek, chin, turn, shade, glow } = look;
  const outline = faceShape(look);
  const id = `face${person.seed}`;
  const ear = (side: -1 | 1) => {
    const x = 300 + side * (cheek + 2) - turn * 0.3;
    return `<path d="M${n(x)} 246c${side * 15} -9 ${side * 20} 8 ${side * 15} 27c${side * -3} 15 ${side * -9} 22 ${side * -17} 18Z" fill="${side > 0 ? shade : mix(skin, shade, 0.3)}"/>`;
  };
  const x = 300 + turn;
  return [
    ear(-1),
    ear(1),
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${skin}"/>`,
    `<g clip-path="url(#${id})">`,
    // The shaded side, in one shape along brow, cheek and chin.
    `<path d="M${n(x + 34)} 130C${n(x + 40)} 200 ${n(x + 62)} 226 ${n(x + 56)} 262C${n(x + 50)} 290 ${n(x + 52)} 318 ${n(x + 30)} ${n(chin - 34)}C${n(x + 18)} ${n(chin - 16)} ${n(x + 10)} ${n(chin - 6)} ${n(x + 8)} ${n(chin + 10)}L420 ${n(chin + 10)}L420 120Z" fill="${shade}" opacity="0.34"/>`,
    `<ellipse cx="${n(x - 44)}" cy="306" rx="25" ry="17" fill="${glow}" opacity="0.42"/><ellipse cx="${n(x + 44)}" cy="306" rx="22" ry="16" fill="${glow}" opacity="0.38"/>`,
    `<path d="M${n(x - 62)} 200Q${n(x - 20)} 176 ${n(x + 18)} 190Q${n(x - 20)} 202 ${n(x - 62)} 200Z" fill="${mix(skin, '#ffffff', 0.3)}" opacity="0.4"/>`,
    beard === true ? beardShape(person, look) : '',
    '</g>',
    nose(look, skin),
    eyes(person, look),
    mouth(look, beard === true),
    ageLines(look),
    glasses === true ? spectacles(person, look) : '',
  ].join('');
}

function nose({ turn, nose: tip, shade }: Look, skin: string): string {
  const x = 300 + turn * 1.5;
  return `<path d="M${n(x + 5)} 252C${n(x + 7)} 274 ${n(x + 17)} 290 ${n(x + 18)} ${n(tip - 4)}C${n(x + 19)} ${n(tip + 7)} ${n(x + 8)} ${n(tip + 6)} ${n(x - 2)} ${n(tip + 8)}C${n(x + 8)} ${n(tip - 2)} ${n(x + 4)} 280 ${n(x + 5)} 252Z" fill="${shade}" opacity="0.62"/><path d="M${n(x - 15)} ${n(tip + 1)}Q${n(x - 11)} ${n(tip + 9)} ${n(x - 2)} ${n(tip + 7)}" fill="none" stroke="${shade}" stroke-width="3.4" stroke-linecap="round"/><path d="M${n(x - 4)} 262Q${n(x - 5)} 284 ${n(x - 3)} ${n(tip - 8)}" fill="none" stroke="${mix(skin, '#ffffff', 0.4)}" stroke-width="4.5" stroke-linecap="round" opacity="0.5"/>`;
}

function eyes({ hairColour }: Person, { turn, eyes: apart, brow, ink, age, shade }: Look): string {
  const hair = mix(hairColour, ink, age > 0.7 ? 0.25 : 0.5);
  return ([-1, 1] as const)
    .map((side) => {
      const x = 300 + turn + side * apart;
      const y = 262;
      const w = 14.5 - (side * turn) / 9;
      const lid = `M${n(x - w)} ${n(y + 2)}Q${n(x - w * 0.2)} ${n(y - 9)} ${n(x + w)} ${n(y + (side > 0 ? 2 : 0))}`;
      return [
        `<path d="M${n(x - w - 4)} ${n(y - 6)}Q${n(x)} ${n(y - 17)} ${n(x + w + 4)} ${n(y - 6)}Q${n(x)} ${n(y - 9)} ${n(x - w - 4)} ${n(y - 6)}Z" fill="${shade}" opacity="0.4"/>`,
        `<path d="${lid}Q${n(x)} ${n(y + 9)} ${n(x - w)} ${n(y + 2)}Z" fill="#f7f1e6"/>`,
        `<circle cx="${n(x + turn * 0.14)}" cy="${n(y)}" r="6.2" fill="${ink}"/><circle cx="${n(x + turn * 0.14 - 2.2)}" cy="${n(y - 2.4)}" r="1.7" fill="#ffffff" opacity="0.9"/>`,
        `<path d="${lid}" fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round"/>`,
        `<path d="M${n(x - side * 17)} ${n(brow + 3)}Q${n(x + side * 2)} ${n(brow - 9)} ${n(x + side * 21)} ${n(brow + 4)}Q${n(x + side * 2)} ${n(brow - 2)} ${n(x - side * 17)} ${n(brow + 3)}Z" fill="${hair}" stroke="${hair}" stroke-width="3" stroke-linejoin="round"/>`,
      ].join('');
    })
    .join('');
}

function mouth({ turn, smile, lips, ink, chin, shade }: Look, beard: boolean): string {
  const x = 300 + turn * 1.15;
  const y = 340;
  const w = 25;
  return [
    `<path d="M${n(x - w)} ${n(y - smile * 0.6)}Q${n(x - 9)} ${n(y - 7)} ${n(x)} ${n(y - 3.5)}Q${n(x + 9)} ${n(y - 7)} ${n(x + w)} ${n(y - smile * 0.6)}Q${n(x)} ${n(y + smile)} ${n(x - w)} ${n(y - smile * 0.6)}Z" fill="${mix(lips, ink, 0.16)}"/>`,
    `<path d="M${n(x - w + 3)} ${n(y - smile * 0.4)}Q${n(x)} ${n(y + smile)} ${n(x + w - 3)} ${n(y - smile * 0.4)}Q${n(x + 10)} ${n(y + 13)} ${n(x)} ${n(y + 13)}Q${n(x - 10)} ${n(y + 13)} ${n(x - w + 3)} ${n(y - smile * 0.4)}Z" fill="${lips}"/>`,
    `<path d="M${n(x - w - 2)} ${n(y - smile)}Q${n(x)} ${n(y + smile * 1.3)} ${n(x + w + 2)} ${n(y - smile)}" fill="none" stroke="${mix(ink, lips, 0.35)}" stroke-width="2.6" stroke-linecap="round"/>`,
    beard
      ? ''
      : `<path d="M${n(x - 13)} ${n(y + 20)}Q${n(x + 3)} ${n(y + 26)} ${n(x + 17)} ${n(y + 19)}" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity="0.4"/><path d="M${n(x - 8)} ${n(chin - 12)}h18" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity="0.2"/>`,
  ].join('');
}

/** Wrinkles beside the eyes, from nose to mouth and on the forehead. */
function ageLines({ age, turn, shade }: Look): string {
  if (age < 0.4) return '';
  const x = 300 + turn;
  const line = (d: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${shade}" stroke-width="2.8" stroke-linecap="round" opacity="${opacity}"/>`;
  const soft = Math.min(0.6, age * 0.6);
  return [
    line(`M${n(x - 22)} 312Q${n(x - 34)} 322 ${n(x - 34)} 334`, soft),
    line(`M${n(x + 26)} 312Q${n(x + 38)} 322 ${n(x + 37)} 334`, soft),
    line(`M${n(x - 48)} 274Q${n(x - 34)} 281 ${n(x - 24)} 277`, soft * 0.7),
    line(`M${n(x + 50)} 274Q${n(x + 36)} 281 ${n(x + 26)} 277`, soft * 0.7),
    age > 0.7
      ? line(`M${n(x - 36)} 208Q${n(x)} 202 ${n(x + 36)} 208`, 0.3) +
        line(`M${n(x - 58)} 256l-9 -3M${n(x - 58)} 263l-9 2`, 0.4)
      : '',
  ].join('');
}

function beardShape({ hairColour }: Person, { turn, chin, cheek, variant }: Look): string {
  const x = 300 + turn;
  const [l, r] = [300 - cheek - 4, 300 + cheek + 4];
  const full = variant % 2 === 0;
  const top = full ? 286 : 300;
  const colour = mix(hairColour, palette.slate, 0.1);
  const shape = `M${l} ${top - 34}C${l + 6} ${top + 6} ${n(x - 54)} ${top + 30} ${n(x - 36)} 326C${n(x - 22)} 314 ${n(x - 10)} 318 ${n(x)} 321C${n(x + 10)} 318 ${n(x + 22)} 314 ${n(x + 36)} 326C${n(x + 54)} ${top + 30} ${r - 6} ${top + 6} ${r} ${top - 34}L${r} ${chin + 20}L${l} ${chin + 20}Z`;
  return `<path d="${shape}" fill="${colour}" opacity="${full ? 1 : 0.8}"/><path d="M${n(x + 20)} 330Q${n(x + 46)} 350 ${n(x + 30)} ${chin + 10}L${r} ${chin + 10}L${r} 250Q${n(x + 60)} 300 ${n(x + 20)} 330Z" fill="${palette.slate}" opacity="0.22"/><path d="M${n(x - 32)} 341Q${n(x)} 333 ${n(x + 32)} 341Q${n(x)} 361 ${n(x - 32)} 341Z" fill="${mix(colour, '#d09a80', 0.3)}" opacity="0.5"/>`;
}

function spectacles({ seed }: Person, { turn, eyes: apart, ink, cheek }: Look): string {
  const x = 300 + turn;
  const round = seed % 2 === 1;
  const rim = seed % 3 === 0 ? '#6b3f24' : ink;
  const lens = (side: -1 | 1) => {
    const cx = x + side * (apart + 2);
    return round
      ? `<circle cx="${n(cx)}" cy="264" r="26" fill="#ffffff" fill-opacity="0.13"/>`
      : `<rect x="${n(cx - 28)}" y="244" width="56" height="41" rx="13" fill="#ffffff" fill-opacity="0.13"/>`;
  };
  const inner = apart + 2 - (round ? 26 : 28);
  return `<g stroke="${rim}" stroke-width="4.6" fill="none" stroke-linecap="round">${lens(-1)}${lens(1)}<path d="M${n(x - inner)} 259Q${n(x)} 251 ${n(x + inner)} 259"/><path d="M${n(x - apart - (round ? 28 : 30))} 258L${n(300 - cheek - 2)} 252M${n(x + apart + (round ? 28 : 30))} 258L${n(300 + cheek + 2)} 252"/></g><path d="M${n(x - apart - 12)} 250l12 0l-15 26l-8 -8Z" fill="#ffffff" opacity="0.24"/>`;
}
