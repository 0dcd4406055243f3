/** The data of a listing from which its figures and records derive. */
export interface Listed {
  id: string;
  goal: 'sale' | 'rent';
  /** ISO day of its first day online. */
  published: string;
  /** Neither sold nor let. */
  offered: boolean;
  region: 'north' | 'south';
}

/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
