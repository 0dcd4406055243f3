import type { Region } from '../codes.ts';
import { epcBands, luxembourgLabels, type EpcBand, type LuxembourgLabel } from '../epc-bands.ts';
import { parseDecimal } from './number.ts';

/** What the label shows. */
export interface EpcLabel {
  region: Region;
  band: EpcBand | null;
  /** `A+`, `B−` (with a minus sign), `G`. */
  text: string;
  /** Luxembourg's second class (thermal insulation). */
  second: { text: string } | null;
}

export interface EpcFacts {
  region: Region | null;
  /** kWh/m²·year. */
  value: unknown;
  labelText: string | null;
  secondLabelText: string | null;
}

/** The band of a value in kWh/m²·year (requirements 10.35); null for an absent or unreadable value. */
export function epcBand(region: keyof typeof epcBands, value: unknown): EpcBand | null {
  const number = parseDecimal(value);
  if (number === null) return null;
  const bands: readonly { band: EpcBand; below?: number; upTo?: number }[] = epcBands[region];
  const found = bands.find(({ below = Infinity, upTo = Infinity }) => number < below && number <= upTo);
  return found?.band ?? null;
}

/** The label of a listing, or null if none is shown. Luxembourg's comes from its stored text (requirements §9). */
export function epcLabel({ region, value, labelText, secondLabelText }: EpcFacts): EpcLabel | null {
  if (region === null) return null;
  if (region === 'luxembourg') {
    const text = luxembourgLabel(labelText);
    const second = luxembourgLabel(secondLabelText);
    return text && { region, band: null, text, second: second && { text: second } };
  }
  const band = epcBand(region, value);
  return band && { region, band, text: bandText(band), second: null };
}

/** `a_plusplus` → `A++`, `b_sub` → `B−`. */
export function bandText(band: EpcBand): string {
  return band.replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '−').toUpperCase();
}

function luxembourgLabel(text: string | null): LuxembourgLabel | null {
  return luxembourgLabels.find((label) => label === text?.trim().toUpperCase()) ?? null;
}
