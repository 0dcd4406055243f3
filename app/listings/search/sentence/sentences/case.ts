import type { Range, Reading } from '../reading.ts';

/** A sentence as a visitor types it, and the fields of its reading that are not empty. */
export type Case = readonly [string, Partial<Omit<Reading, 'used'>>];

export const from = (min: number): Range => ({ min, max: null });
export const upTo = (max: number): Range => ({ min: null, max });
export const between = (min: number, max: number): Range => ({ min, max });
