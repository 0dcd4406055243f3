const known = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Stored with the visitor's consent (`consent/browser/campaign.ts`). */
const stored = 'gevel:campaign';

/**
 * The visitor's source: from the URL, otherwise from what was stored with consent, otherwise from the previous page's
 * URL. Browser only.
 *
 * @returns `utm_source=…&utm_campaign=…`; empty if unknown
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
