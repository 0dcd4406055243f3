const key = 'gevel:campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Of the address that the visitor came with; the router changes it later. */
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

/** The campaign that brought the visitor, spec §7; of an earlier page of this tab where this one names none. */
export function savedCampaign(): Record<string, string> {
  if (Object.keys(arrived).length > 0) return arrived;
  try {
    arrived = campaignOf(sessionStorage.getItem(key) ?? '');
  } catch {
    // Without storage only this page knows it.
  }
  return arrived;
}

/**
 * Keeps it for the tab's next documents. It serves no purpose of the visitor's, so it is stored with consent only.
 *
 * @param measures whether there is anybody to tell
 */
export function keepCampaign(isAllowed: boolean, measures: boolean): void {
  try {
    if (!isAllowed) sessionStorage.removeItem(key);
    else if (measures && Object.keys(arrived).length > 0)
      sessionStorage.setItem(key, new URLSearchParams(arrived).toString());
  } catch {
    // As above.
  }
}
