const dayLength = 24 * 60 * 60 * 1000;

/** The ISO day so many days before another; negative counts forward. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayLength).toISOString().slice(0, 10);
}
