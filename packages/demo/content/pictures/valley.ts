import type { Canvas } from '../../pictures/canvas.ts';
import { graded } from '../../pictures/light.ts';
import { mix } from '../../pictures/palette.ts';

interface Viaduct {
  /** Sheet units: top of the deck, foot of the piers, width of one arch with its pier. */
  deck: number;
  foot: number;
  span: number;
  /** The position of the first pier. */
  from: number;
}

const stone = '#cdb28d';

/** A viaduct of round arches across the valley, with the three slim spires of the old town on the hill behind it. */
export function paintValley(canvas: Canvas, { deck, foot, span, from }: Viaduct): void {
  const { light } = canvas;
  const [, middle, low] = light.sky;
  const air = mix(low, middle, 0.35);
  const far = (colour: string, share: number) => graded(light, mix(colour, air, share));
  spires(canvas, 255, deck - 6, far('#5d6670', 0.52), far('#454f5c', 0.5));
  const pier = span * 0.2;
  const hole = span - pier;
  let arches = '';
  let soffits = '';
  for (let x = from; x < 1260; x += span) {
    const spring = deck + 24 + hole / 2;
    arches += `M${x} ${foot}V${spring}A${hole / 2} ${hole / 2} 0 0 1 ${x + hole} ${spring}V${foot}Z`;
    // The inner side of an arch that faces away from the sun.
    const edge = light.side > 0 ? x + hole : x;
    const turn = light.side > 0 ? -1 : 1;
    soffits += `M${edge} ${foot}V${spring}A${hole / 2} ${hole / 2} 0 0 ${light.side > 0 ? 0 : 1} ${x + hole / 2} ${spring - hole / 2}L${x + hole / 2 + turn * 3} ${spring - hole / 2 + 5}A${hole / 2 - 6} ${hole / 2 - 4} 0 0 ${light.side > 0 ? 1 : 0} ${edge + turn * 9} ${spring}V${foot}Z`;
  }
  canvas.raw(
    `<path d="M-20 ${deck}H1220V${foot}H-20Z${arches}" fill-rule="evenodd" fill="${far(stone, 0.34)}"/>` +
      `<path d="${soffits}" fill="${far('#7d6a58', 0.36)}"/>` +
      `<path d="M-20 ${deck - 7}H1220V${deck}H-20Z" fill="${far('#e2cfae', 0.3)}"/>` +
      `<path d="M-20 ${deck + 4}H1220V${deck + 9}H-20Z" fill="${far('#8d7862', 0.34)}"/>` +
      railing(deck - 7, far('#8d8474', 0.3)),
  );
}

/** Posts with a rail along the deck. */
function railing(foot: number, colour: string): string {
  let posts = '';
  for (let x = 0; x < 1200; x += 9) posts += `M${x} ${foot}v-7`;
  return `<path d="${posts}M-20 ${foot - 7}H1220" stroke="${colour}" stroke-width="1.6" fill="none"/>`;
}

function spires(canvas: Canvas, x: number, foot: number, wall: string, roof: string): void {
  const one = (at: number, wide: number, tall: number) =>
    `<path d="M${at - wide} ${foot}V${foot - tall * 0.4}H${at + wide}V${foot}Z" fill="${wall}"/>` +
    `<path d="M${at - wide * 1.1} ${foot - tall * 0.4}L${at} ${foot - tall}L${at + wide * 1.1} ${foot - tall * 0.4}Z" fill="${roof}"/>`;
  canvas.raw(
    `<path d="M${x - 70} ${foot}V${foot - 34}L${x - 50} ${foot - 52}H${x + 52}L${x + 74} ${foot - 34}V${foot}Z" fill="${wall}"/>` +
      one(x - 26, 6, 118) +
      one(x + 2, 6.5, 132) +
      one(x + 34, 6, 112),
  );
}
