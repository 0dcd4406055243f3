import { epcBands, luxembourgLabels } from './epc-bands.ts';
import type { EpcLabel } from './rules/epc.ts';

/** The last of the colours that run from the best class to the worst (`data-epc`, ui/tokens.css). */
const last = 8;

/** The colour of a label's class, by its place among the classes of its region: 0 for the best, 8 for the worst; null for a text that is no class. */
export function epcColour({ region, band, text }: EpcLabel): number | null {
  const classes: readonly string[] =
    region === 'luxembourg' ? luxembourgLabels : epcBands[region].map((each) => each.band);
  const place = classes.indexOf(region === 'luxembourg' ? text : (band ?? ''));
  if (place < 0) return null;
  return Math.round((place / Math.max(1, classes.length - 1)) * last);
}
