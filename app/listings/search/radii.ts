/** Radii that the form offers, in kilometres. */
export const usualRadii = [2, 5, 10, 15, 20, 30, 50] as const;
