import { encode } from 'uqr';

export interface QrCode {
  /** Modules a side, the quiet border included. */
  size: number;
  /** An SVG path of the dark modules, one unit each. */
  path: string;
}

/** The border that readers need (ISO/IEC 18004: four modules). */
const quiet = 4;

/** A QR code of a URL. Correction M: paper gets creased. */
export function qrCode(url: string): QrCode {
  const { size, data } = encode(url, { ecc: 'M', border: quiet });
  return { size, path: data.flatMap(runsOf).join('') };
}

/** The dark stretches of a row: as one line each, they leave no hair between modules. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`);
  }
  return runs;
}
