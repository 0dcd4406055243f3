/** Dispatched on the document once the page's scripts run, and after each change of page within a document. */
export const pageShownEvent = 'gevel:page-shown';

/** Attribute of the page's content from then on. */
export const shownMark = 'data-shown';

/** Reports that the page is shown. Scripts outside React (`consent/browser`) track the visit by it. */
export function pageShown(content: Element): void {
  content.setAttribute(shownMark, '');
  document.dispatchEvent(new Event(pageShownEvent));
}
