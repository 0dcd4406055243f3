import { encode } from 'uqr';

export interface QrCode {
  /** Modules per side, including the quiet border. */
  size: number;
  /** An SVG path of the dark modules, one unit each. */
  path: string;
}

/** The border that readers need (ISO/IEC 18004: four modules). */
const quiet = 4;

/** A QR code of a URL. Error correction level M, because paper gets creased. */
export function qrCode(url: string): QrCode {
  const { size, data } = encode(url, { ecc: 'M', border: quiet });
  return { size, path: data.flatMap(runsOf).join('') };
}

/** The dark runs of a row, each as one rectangle, to avoid hairlines between modules. */
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
