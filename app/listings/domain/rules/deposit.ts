import type { Region } from '../codes.ts';

/**
 * Legal maximum of a tenant's deposit, in months of rent (Flanders 3; Brussels since 1 November 2024, Wallonia and
 * Luxembourg 2). As of November 2026.
 */
export const depositMaximum: Readonly<Record<Region, number>> = {
  flanders: 3,
  brussels: 2,
  wallonia: 2,
  luxembourg: 2,
};

/**
 * Months of rent required as a deposit: the agency's setting or three (requirements 9.20), capped at the legal maximum.
 */
export function depositMonths(region: Region, setting: number | null | undefined): number {
  return Math.min(setting ?? 3, depositMaximum[region]);
}
