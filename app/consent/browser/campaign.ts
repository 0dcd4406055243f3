const key = 'gevel:campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** The campaign in the address on arrival; the page's address may change later. */
let arrived = campaignOf(location.search);

function campaignOf(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value.slice(0, 100)]] : [];
    }),
  );
}

/** The campaign that brought the visitor (requirements 7.9): this page's, or that of an earlier page in this tab. */
export function savedCampaign(): Record<string, string> {
  if (Object.keys(arrived).length > 0) return arrived;
  try {
    arrived = campaignOf(sessionStorage.getItem(key) ?? '');
  } catch {
    // Without storage only this page knows the campaign.
  }
  return arrived;
}

/**
 * Stores the campaign for later documents in this tab. It does not serve the visitor, so it requires consent.
 *
 * @param measures whether any tracker is configured
 */
export function keepCampaign(isAllowed: boolean, measures: boolean): void {
  try {
    if (!isAllowed) sessionStorage.removeItem(key);
    else if (measures && Object.keys(arrived).length > 0)
      sessionStorage.setItem(key, new URLSearchParams(arrived).toString());
  } catch {
    // Without storage only this page knows the campaign.
  }
}
