/** Whether following `next` from a start comes back to it. Chains that loop further on without it are another document's fault. */
export function leadsBack(start: string, next: (at: string) => string | null | undefined): boolean {
  const seen = new Set<string>();
  for (let at = next(start); at != null && !seen.has(at); at = next(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
