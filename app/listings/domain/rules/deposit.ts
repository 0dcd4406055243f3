import type { Region } from '../codes.ts';

/** Legal maximum of a tenant's deposit in months of rent (Flanders 3; Brussels since 1 November 2024, Wallonia and Luxembourg 2). Read November 2026. */
export const depositMaximum: Readonly<Record<Region, number>> = {
  flanders: 3,
  brussels: 2,
  wallonia: 2,
  luxembourg: 2,
};

/** Months of rent that are asked: three (requirements §9), or fewer where the law or the agency says so. */
export function depositMonths(region: Region, setting: number | null | undefined): number {
  return Math.min(setting ?? 3, depositMaximum[region]);
}
