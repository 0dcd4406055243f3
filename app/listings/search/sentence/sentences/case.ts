import type { Range, Reading } from '../reading.ts';

/** A sentence as typed by a visitor, and the non-empty fields of its expected reading. */
export type Case = readonly [string, Partial<Omit<Reading, 'used'>>];

export const from = (min: number): Range => ({ min, max: null });
export const upTo = (max: number): Range => ({ min: null, max });
export const between = (min: number, max: number): Range => ({ min, max });
