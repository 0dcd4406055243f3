import type { Region } from '../codes.ts';
import { epcBands, luxembourgLabels, type EpcBand } from '../epc-bands.ts';
import { parseDecimal } from './number.ts';

export interface EpcLabel {
  region: Region;
  band: EpcBand | null;
  /** `A+`, `B−` (with a minus sign), `G`; in Luxembourg the stored text, whatever it is. */
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

/** The band of a value in kWh/m²·year (requirements 10.35); null for a missing or unreadable value. */
export function epcBand(region: keyof typeof epcBands, value: unknown): EpcBand | null {
  const number = parseDecimal(value);
  if (number === null) return null;
  const bands: readonly { band: EpcBand; below?: number; upTo?: number }[] = epcBands[region];
  const found = bands.find(({ below = Infinity, upTo = Infinity }) => number < below && number <= upTo);
  return found?.band ?? null;
}

/** The label of a listing, or null if none is shown. In Luxembourg it is the stored text (requirements 9.6). */
export function epcLabel({ region, value, labelText, secondLabelText }: EpcFacts): EpcLabel | null {
  if (region === null) return null;
  if (region === 'luxembourg') {
    const text = storedLabel(labelText);
    const second = storedLabel(secondLabelText);
    return text === null ? null : { region, band: null, text, second: second === null ? null : { text: second } };
  }
  const band = epcBand(region, value);
  return band && { region, band, text: bandText(band), second: null };
}

/** `a_plusplus` → `A++`, `b_sub` → `B−`. */
export function bandText(band: EpcBand): string {
  return band.replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '−').toUpperCase();
}

/** The class of a home, `A++` to `I`; null if it has none, or if Luxembourg's stored text is not a class. */
export function epcClass(facts: EpcFacts): string | null {
  const label = epcLabel(facts);
  return label && (label.region !== 'luxembourg' || isLuxembourgClass(label.text)) ? label.text : null;
}

export function isLuxembourgClass(text: string): boolean {
  return luxembourgLabels.some((label) => label === text);
}

/** Normalizes the case of a class; other text is kept as it is. */
function storedLabel(text: string | null): string | null {
  const stored = text?.trim() ?? '';
  const spelled = stored.toUpperCase();
  return (isLuxembourgClass(spelled) ? spelled : stored) || null;
}
