/** Told to the document once the page's own scripts run, and after each change of page without a new document. */
export const pageShownEvent = 'gevel:page-shown';

/** The attribute that the page's content has from then on. */
export const shownMark = 'data-shown';

/** Called by the page: it is shown. Scripts outside React (`consent/browser`) follow the visit by it. */
export function pageShown(content: Element): void {
  content.setAttribute(shownMark, '');
  document.dispatchEvent(new Event(pageShownEvent));
}
