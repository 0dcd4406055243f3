import { epcBands, luxembourgLabels } from './epc-bands.ts';
import type { EpcLabel } from './rules/epc.ts';

/** CSS colours. */
interface Colours {
  background: string;
  foreground: string;
}

/** The last of the steps from the best class to the worst, which have a colour each (`--epc-0` … `--epc-8`, ui/tokens.css). */
const lastStep = 8;
/** The middle of the scale is light. */
const darkText = { from: 2, to: 6 };

/** How far down the scale of its region a label's class is: 0 for the best, 8 for the worst. */
export function epcStep({ region, band, text }: EpcLabel): number {
  const classes: readonly string[] =
    region === 'luxembourg' ? luxembourgLabels : epcBands[region].map((each) => each.band);
  const place = classes.indexOf(region === 'luxembourg' ? text : (band ?? ''));
  return Math.round((Math.max(0, place) / Math.max(1, classes.length - 1)) * lastStep);
}

/** The colours of a label's class. */
export function epcColour(label: EpcLabel): Colours {
  const step = epcStep(label);
  return {
    background: `var(--epc-${step})`,
    foreground: step >= darkText.from && step <= darkText.to ? '#1b1b1b' : '#ffffff',
  };
}
