/** Kilometres around a place that a search may reach, of which the form offers the choice. */
export const usualRadii = [2, 5, 10, 15, 20, 30, 50] as const;
