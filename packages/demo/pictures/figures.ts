/** Digits as strokes in a box of 4 × 6, so that plans need no font. */
const strokes: Record<string, string> = {
  '0': 'M2 0Q4 0 4 3T2 6T0 3T2 0',
  '1': 'M.8 1.3L2.4 0V6',
  '2': 'M.1 1.5Q.3 0 2 0T3.9 1.6Q3.9 2.9 0 6H4',
  '3': 'M.2 .9Q.7 0 2 0T3.8 1.5T2 2.9Q4 3 4 4.4T2 6T0 5',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.7L.4 2.7Q1 2.1 2 2.1Q4 2.1 4 4T2 6Q.6 6 0 5.1',
  '6': 'M3.5 .6Q2.9 0 2 0Q0 0 0 3.4Q0 6 2 6T4 4.2T2 2.5T0 4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8Q.3 2.7 .3 1.4T2 0T3.7 1.4T2 2.8Q0 3 0 4.4T2 6T4 4.4T2 2.8',
  '9': 'M.5 5.4Q1.1 6 2 6Q4 6 4 2.6Q4 0 2 0T0 1.8T2 3.5T4 2',
  ',': 'M.7 5.3L.2 7',
  N: 'M0 6V0L4 6V0',
};

/** A number or a letter centred on a point, `size` high. */
export function figures(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  turned = false,
  halo?: string,
): string {
  const scale = size / 6;
  const widths = [...text].map((letter) => (letter === ',' ? 2 : 5.4));
  const whole = widths.reduce((sum, width) => sum + width, -1.4);
  let at = -whole / 2;
  const letters = [...text].map((letter, index) => {
    const drawn = `<path transform="translate(${(at * scale).toFixed(1)} ${(-size / 2).toFixed(1)}) scale(${scale.toFixed(2)})" d="${strokes[letter] ?? ''}"/>`;
    at += widths[index] ?? 0;
    return drawn;
  });
  const strokesOf = (stroke: string, width: number) =>
    `<g stroke="${stroke}" stroke-width="${width}">${letters.join('')}</g>`;
  const under = halo === undefined ? '' : strokesOf(halo, 4);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turned ? ' rotate(-90)' : ''}" fill="none" stroke-linecap="round" stroke-linejoin="round">${under}${strokesOf(colour, 0.85)}</g>`;
}
