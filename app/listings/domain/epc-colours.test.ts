import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contrastRatio } from '~/ui/contrast.ts';
import { epcBands, luxembourgLabels } from './epc-bands.ts';
import { epcColour } from './epc-colours.ts';
import { bandText, type EpcLabel } from './rules/epc.ts';

const tokens = readFileSync(path.join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');

/** The value that the stylesheet gives a label colour; a rule for that colour overrides the default. */
const valueOf = (property: string, colour: number) =>
  [...tokens.matchAll(new RegExp(`([^{}]*){\\s*${property}: (#\\w{6});`, 'g'))].findLast(
    ([, selector = '']) => selector.includes(`'${colour}'`) || selector.trim().endsWith('[data-epc]'),
  )?.[2] ?? '';

/** The labels of each region, from best to worst. */
const scales: EpcLabel[][] = [
  ...(['flanders', 'brussels', 'wallonia'] as const).map((region) =>
    epcBands[region].map(({ band }) => ({ region, band, text: bandText(band), second: null })),
  ),
  luxembourgLabels.map((text) => ({ region: 'luxembourg', band: null, text, second: null })),
];

it.each(scales)('a scale goes from green to red', (...labels) => {
  const colours = labels.map((label) => epcColour(label) ?? NaN);
  expect(colours).toEqual(colours.toSorted((one, other) => one - other));
  expect([colours[0], colours.at(-1)]).toEqual([0, 8]);
});

it.each(scales.flat())('the letters of $text can be read in $region (10.192)', (label) => {
  const colour = epcColour(label) ?? NaN;
  expect(contrastRatio(valueOf('--epc-text', colour), valueOf('--epc', colour))).toBeGreaterThanOrEqual(4.5);
});
