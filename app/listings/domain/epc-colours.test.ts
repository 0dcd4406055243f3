import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contrastRatio } from '~/ui/contrast.ts';
import { epcBands, luxembourgLabels } from './epc-bands.ts';
import { epcColour, epcStep } from './epc-colours.ts';
import { bandText, type EpcLabel } from './rules/epc.ts';

const tokens = readFileSync(path.join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');
const controls = readFileSync(path.join(import.meta.dirname, '../../ui/controls.css'), 'utf8');
/** Whether the letters of a badge are light on it, by its style. */
const lightOn = new Set([...(/\.epc-band:is\((.*?)\)/.exec(controls)?.[1] ?? '').matchAll(/\d/g)].map(Number));

/** The labels of each region, from the best to the worst. */
const scales: EpcLabel[][] = [
  ...(['flanders', 'brussels', 'wallonia'] as const).map((region) =>
    epcBands[region].map(({ band }) => ({ region, band, text: bandText(band), second: null })),
  ),
  luxembourgLabels.map((text) => ({ region: 'luxembourg', band: null, text, second: null })),
];

it.each(scales)('a scale goes from green to red', (...labels) => {
  const steps = labels.map(epcStep);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect([steps[0], steps.at(-1)]).toEqual([0, 8]);
});

it.each(scales.flat())('the letters of $text can be read in $region', (label) => {
  const { background, foreground } = epcColour(label);
  const colour = new RegExp(`${/--epc-\d/.exec(background)?.[0]}: (#\\w+)`).exec(tokens)?.[1] ?? '';
  expect(contrastRatio(foreground, colour)).toBeGreaterThanOrEqual(4.5);
  expect(lightOn.has(epcStep(label))).toBe(foreground === '#ffffff');
});
