/** Whether following `next` from `start` leads back to it. Other loops further on are another document's error. */
export function leadsBack(start: string, next: (at: string) => string | null | undefined): boolean {
  const seen = new Set<string>();
  for (let at = next(start); at != null && !seen.has(at); at = next(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
