import type * as page from '~/ui/page-shown.ts';
import type { Policy } from './stored-consent.ts';
import type { TrackerIds } from './trackers.ts';

/** A page's settings for the consent script, in an attribute of its element. */
export interface ConsentSettings extends Policy {
  trackers: TrackerIds;
  /** URL of the dialog's HTML, in the page's language. */
  dialog: string;
}

/** The element that receives the dialog; React renders it and never touches its content. */
export const dialogPlaceId = 'consent';

/** URL parameter that clears the choice (requirements 4.4). */
export const clearParameter = 'setcookies';

// Repeated here: a module shared by this script and React's would be one more file for every visitor to load.
export const pageShownEvent: typeof page.pageShownEvent = 'gevel:page-shown';
const shownMark: typeof page.shownMark = 'data-shown';

export const isShown = (): boolean => document.querySelector(`main[${shownMark}]`) !== null;
