const known = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Where a visitor with consent to that has it stored (`consent/browser/campaign.ts`). */
const stored = 'gevel:campaign';

/**
 * Where the visitor came from: as the address says, else as that of the page before says; of earlier pages only what was stored with consent. Browser only.
 *
 * @returns `utm_source=…&utm_campaign=…`; empty where nothing is known
 */
export function visitSource(): string {
  const own = sourceOf(location.search);
  if (own !== '') return own;
  const before = document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).search : '';
  try {
    return sourceOf(sessionStorage.getItem(stored) ?? before);
  } catch {
    return sourceOf(before);
  }
}

export function sourceOf(search: string): string {
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    known.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value.slice(0, 100)]] : [];
    }),
  ).toString();
}
