const dayLength = 24 * 60 * 60 * 1000;

/** The ISO day `days` before another; negative values count forward. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayLength).toISOString().slice(0, 10);
}
