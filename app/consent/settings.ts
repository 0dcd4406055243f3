import type * as page from '~/ui/page-shown.ts';
import type { Policy } from './stored-consent.ts';
import type { TrackerIds } from './trackers.ts';

/** What a page tells the consent script, in an attribute of its element. */
export interface ConsentSettings extends Policy {
  trackers: TrackerIds;
  /** Where the dialog's HTML is, in the page's language. */
  dialog: string;
}

/** The element that the dialog is put into; the page is rendered with it and never touches what is inside. */
export const dialogPlaceId = 'consent';

/** Clears what was chosen, spec §4. */
export const clearParameter = 'setcookies';

// Named again: a file that this script and React's both import would be one more for every visitor to load.
export const pageShownEvent: typeof page.pageShownEvent = 'gevel:page-shown';
const shownMark: typeof page.shownMark = 'data-shown';

export const isShown = (): boolean => document.querySelector(`main[${shownMark}]`) !== null;
