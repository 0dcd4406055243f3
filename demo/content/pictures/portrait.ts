import { mix, palette, seeded } from './palette.ts';

export interface Person {
  seed: number;
  hair: 'short' | 'long' | 'bun' | 'bald' | 'curly';
  hairColour: string;
  skin: string;
  clothes: string;
  glasses?: boolean;
  beard?: boolean;
  two?: boolean;
}

const size = 600;

/** A drawn portrait in flat shapes: head and shoulders before a wall of the agency's palette. */
export function portrait(person: Person): string {
  const random = seeded(person.seed);
  const walls = [
    palette.sand,
    palette.mist,
    mix(palette.fern, palette.limestone, 0.45),
    mix(palette.rose, palette.limestone, 0.5),
    mix(palette.straw, palette.limestone, 0.4),
  ];
  const wall = walls[person.seed % walls.length] ?? palette.sand;
  const frame = 70 + random() * 300;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="${wall}"/>`,
    // A window's light on the wall behind.
    `<path d="M${frame} 0h150l-90 ${size}h-150Z" fill="${palette.white}" opacity="0.35"/><path d="M${frame + 180} 0h44l-90 ${size}h-44Z" fill="${palette.white}" opacity="0.35"/>`,
    person.two === true
      ? `<g transform="translate(150 40) scale(0.86)">${bust({ ...person, hair: 'long', beard: false, hairColour: mix(person.hairColour, palette.ochre, 0.5), clothes: mix(person.clothes, palette.limestone, 0.4) }, 7)}</g>`
      : '',
    person.two === true
      ? `<g transform="translate(-80 40) scale(0.92)">${bust(person, person.seed)}</g>`
      : bust(person, person.seed),
    '</svg>',
  ].join('');
}

function bust({ hair, hairColour, skin, clothes, glasses, beard }: Person, seed: number): string {
  const random = seeded(seed + 3);
  const shade = mix(skin, palette.rust, 0.28);
  const brow = 262 + random() * 8;
  const back: Record<Person['hair'], string> = {
    short: '',
    bald: '',
    long: `<path d="M178 470Q150 130 300 118Q450 130 422 470Q380 500 300 500Q220 500 178 470Z" fill="${hairColour}"/>`,
    bun: `<circle cx="300" cy="112" r="52" fill="${hairColour}"/>`,
    curly: `<g fill="${hairColour}">${Array.from({ length: 15 }, (_, n) => {
      const angle = Math.PI * (0.92 + (n / 14) * 1.16);
      return `<circle cx="${300 + Math.cos(angle) * 122}" cy="${255 + Math.sin(angle) * 128}" r="${44 + random() * 12}"/>`;
    }).join('')}</g>`,
  };
  const front: Record<Person['hair'], string> = {
    short: `<path d="M190 270Q176 132 300 128Q428 130 410 272Q402 220 372 200Q310 214 236 196Q204 214 190 270Z" fill="${hairColour}"/>`,
    bald: `<path d="M190 280q-8 -40 6 -62q4 34 2 66zM410 280q8 -40 -6 -62q-4 34 -2 66z" fill="${hairColour}"/>`,
    long: `<path d="M186 330Q176 140 300 134Q424 140 414 330Q402 236 330 182Q250 214 186 330Z" fill="${hairColour}"/>`,
    bun: `<path d="M190 268Q180 136 300 132Q420 136 410 268Q388 196 300 188Q212 196 190 268Z" fill="${hairColour}"/>`,
    curly: `<path d="M192 250Q190 150 300 146Q410 150 408 250Q380 190 300 196Q220 190 192 250Z" fill="${hairColour}"/>`,
  };
  return [
    back[hair],
    `<path d="M60 640Q64 470 210 440L300 470L390 440Q536 470 540 640Z" fill="${clothes}"/>`,
    `<path d="M390 440Q536 470 540 640H400Q420 520 390 440Z" fill="${palette.slate}" opacity="0.14"/>`,
    `<path d="M244 380h112v66q-56 60 -112 0Z" fill="${shade}"/>`,
    `<path d="M214 438L300 520L386 438L404 452L300 560L196 452Z" fill="${mix(clothes, palette.white, 0.72)}"/>`,
    `<ellipse cx="192" cy="300" rx="18" ry="30" fill="${shade}"/><ellipse cx="408" cy="300" rx="18" ry="30" fill="${shade}"/>`,
    `<path d="M194 262Q196 150 300 150Q404 150 406 262Q408 420 300 428Q192 420 194 262Z" fill="${skin}"/>`,
    `<path d="M330 152Q404 160 406 262Q408 410 318 427Q386 380 372 262Q364 190 330 152Z" fill="${shade}" opacity="0.45"/>`,
    beard === true
      ? `<path d="M196 296Q204 436 300 440Q396 436 404 296Q388 352 346 348Q300 336 254 348Q212 352 196 296Z" fill="${hairColour}"/>`
      : '',
    `<path d="M228 ${brow}q26 -14 50 -2M322 ${brow - 2}q26 -12 50 2" stroke="${mix(hairColour, palette.slate, 0.5)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<circle cx="254" cy="290" r="9" fill="${palette.slate}"/><circle cx="346" cy="290" r="9" fill="${palette.slate}"/>`,
    `<path d="M302 292q-14 40 -8 50q10 8 20 2" stroke="${shade}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    `<path d="M262 376q38 ${22 + random() * 10} 76 0" stroke="${beard === true ? palette.rose : palette.rust}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
    glasses === true
      ? `<g fill="none" stroke="${palette.slate}" stroke-width="7"><circle cx="254" cy="292" r="38"/><circle cx="346" cy="292" r="38"/><path d="M292 288q8 -6 16 0M216 284l-20 -6M384 284l20 -6"/></g>`
      : '',
    front[hair],
  ].join('');
}
