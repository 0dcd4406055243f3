import { epcBands, luxembourgLabels } from './epc-bands.ts';
import type { EpcLabel } from './rules/epc.ts';

interface Colours {
  background: string;
  foreground: string;
}

/** From the best class to the worst, as the official labels run: dark green, yellow, red. */
const scale = ['#00693c', '#2e8b3d', '#6fae3a', '#b9cc36', '#f3e03b', '#f6b733', '#ec7d2d', '#d9412b', '#a8201f'];
const darkText = new Set(['#6fae3a', '#b9cc36', '#f3e03b', '#f6b733', '#ec7d2d']);

/** The colour of a label's class: its place among the classes of its region. */
export function epcColour({ region, band, text }: EpcLabel): Colours {
  const classes: readonly string[] =
    region === 'luxembourg' ? luxembourgLabels : epcBands[region].map((each) => each.band);
  const place = classes.indexOf(region === 'luxembourg' ? text : (band ?? ''));
  const at = Math.round((Math.max(0, place) / Math.max(1, classes.length - 1)) * (scale.length - 1));
  const background = scale[at] ?? '#00693c';
  return { background, foreground: darkText.has(background) ? '#1b1b1b' : '#ffffff' };
}
