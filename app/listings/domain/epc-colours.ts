import { epcBands, luxembourgLabels } from './epc-bands.ts';
import type { EpcLabel } from './rules/epc.ts';

/** The index of the colour for the worst class (`data-epc`, ui/tokens.css). */
const last = 8;

/**
 * The colour of a label by its rank within its region: 0 for the best class, 8 for the worst; null for unknown text.
 */
export function epcColour({ region, band, text }: EpcLabel): number | null {
  const classes: readonly string[] =
    region === 'luxembourg' ? luxembourgLabels : epcBands[region].map((each) => each.band);
  const place = classes.indexOf(region === 'luxembourg' ? text : (band ?? ''));
  if (place < 0) return null;
  return Math.round((place / Math.max(1, classes.length - 1)) * last);
}
