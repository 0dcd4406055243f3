import { mix, palette } from './palette.ts';
import type { Look } from './portrait-look.ts';
import type { Person } from './person.ts';

/** Neck and shoulders: a jacket over a shirt, a knit, a roll neck or a blouse. */
export function clothing({ clothes, skin, seed, beard, hair }: Person, { shade, variant, chin }: Look): string {
  const deep = mix(clothes, palette.slate, 0.3);
  const dark = mix(clothes, palette.slate, 0.52);
  const light = mix(clothes, '#ffffff', 0.22);
  const strong = beard === true || hair === 'short' || hair === 'bald';
  const wide = strong ? 14 : 0;
  const body = `M${54 - wide} 660C${58 - wide} 540 ${92 - wide} 478 ${186 - wide / 2} 450C226 438 248 430 252 414L348 414C352 430 374 438 ${414 + wide / 2} 450C${508 + wide} 478 ${542 + wide} 540 ${546 + wide} 660Z`;
  const side = `<path d="M372 436C${430 + wide} 452 ${520 + wide} 480 ${546 + wide} 660L440 660C452 570 420 490 372 436Z" fill="${palette.slate}" opacity="0.16"/>`;
  const neckWide = strong ? 42 : 36;
  const neck = `<path d="M${300 - neckWide} 340L${300 - neckWide - 2} 424C${300 - neckWide + 10} 462 ${300 + neckWide - 10} 462 ${300 + neckWide + 2} 424L${300 + neckWide} 340Z" fill="${skin}"/><path d="M${300 - neckWide} 352C${300 - 20} ${chin + 30} ${300 + 20} ${chin + 34} ${300 + neckWide} 350L${300 + neckWide + 2} 424C${300 + neckWide - 12} 450 ${300 + 8} 440 ${300 + 2} 412C${300 - 18} 408 ${300 - neckWide} 384 ${300 - neckWide} 352Z" fill="${shade}" opacity="0.55"/>`;
  const kind = (seed * 3 + (variant % 3)) % 4;
  switch (kind) {
    case 0: {
      // A jacket with lapels over an open shirt.
      const shirt = mix(palette.white, clothes, seed % 2 ? 0.05 : 0.22);
      return `<path d="${body}" fill="${clothes}"/>${side}${neck}<path d="M246 420L300 484L354 420L376 436L330 660L270 660L224 436Z" fill="${shirt}"/><path d="M246 418L300 486L268 500L232 432ZM354 418L300 486L332 500L368 432Z" fill="${mix(shirt, '#ffffff', 0.5)}" stroke="${mix(shirt, palette.slate, 0.25)}" stroke-width="2"/><path d="M228 432L206 444L196 500L228 512L214 532L284 660L300 660L300 600Z" fill="${light}" opacity="0.9"/><path d="M372 432L394 444L404 500L372 512L386 532L316 660L300 660L300 600Z" fill="${deep}"/><path d="M300 560V660" stroke="${mix(shirt, palette.slate, 0.3)}" stroke-width="2.4"/>`;
    }
    case 1: {
      // A round-necked knit with its rib.
      const ribs = Array.from(
        { length: 9 },
        (_, k) => `M${236 + k * 16} ${434 + Math.sin((k / 8) * Math.PI) * 36}l${(k - 4) * -1.2} 15`,
      ).join('');
      return `<path d="${body}" fill="${clothes}"/>${side}${neck}<path d="M232 428C250 486 350 486 368 428L384 434C362 512 238 512 216 434Z" fill="${deep}"/><path d="${ribs}" stroke="${dark}" stroke-width="2.2" opacity="0.6"/><path d="M120 660C128 600 138 560 150 530M480 660C472 600 462 560 450 530" stroke="${deep}" stroke-width="5" fill="none" stroke-linecap="round" opacity="0.6"/>`;
    }
    case 2:
      // A roll neck under a coat.
      return `<path d="${body}" fill="${deep}"/>${side}${neck}<path d="M248 386C270 408 330 408 352 386L364 440C340 470 260 470 236 440Z" fill="${mix(palette.limestone, clothes, 0.18)}"/><path d="M248 400C272 422 328 422 354 400" stroke="${mix(palette.sand, palette.slate, 0.25)}" stroke-width="3" fill="none" opacity="0.7"/><path d="M236 440C262 470 338 470 364 440L344 660L256 660Z" fill="${mix(palette.limestone, clothes, 0.26)}"/><path d="M236 430L190 452L176 520L262 660L276 660Z" fill="${clothes}"/><path d="M364 430L410 452L424 520L338 660L324 660Z" fill="${mix(clothes, palette.slate, 0.16)}"/>`;
    default:
      // A blouse with a deep neck, or a shirt with a button placket.
      return strong
        ? `<path d="${body}" fill="${light}"/>${side}${neck}<path d="M250 414L300 470L262 494L228 434ZM350 414L300 470L338 494L372 434Z" fill="${mix(light, '#ffffff', 0.4)}" stroke="${deep}" stroke-width="2.2" stroke-linejoin="round"/><path d="M294 474L290 660M318 484L322 660" stroke="${deep}" stroke-width="2.2" opacity="0.6"/><circle cx="306" cy="520" r="4" fill="${deep}"/><circle cx="306" cy="572" r="4" fill="${deep}"/>`
        : `<path d="${body}" fill="${clothes}"/>${side}<path d="M246 416L300 534L354 416Z" fill="${skin}"/>${neck}<path d="M300 534L354 416L330 420C322 470 310 500 300 534Z" fill="${shade}" opacity="0.4"/><path d="M246 414C240 470 270 510 300 552L300 532C280 500 262 460 258 416ZM354 414C360 470 330 510 300 552L300 532C320 500 338 460 342 416Z" fill="${deep}"/><path d="M268 452Q300 494 332 452" fill="none" stroke="${palette.straw}" stroke-width="3"/><circle cx="300" cy="476" r="5.5" fill="${palette.straw}"/>`;
  }
}
