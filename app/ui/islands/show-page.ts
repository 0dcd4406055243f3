import { dialogsLeft, leaveFor } from '../dialogs.ts';
import { pageShown } from '../page-shown.ts';
import { readPage } from './trusted-html.ts';

/** The request in progress. */
let waiting: AbortController | null = null;

interface Options {
  replace?: boolean;
  /** Whether a document is of a kind that may replace this one. */
  isKnown?: (next: Document) => boolean;
  /** State of the new history entry; null adds none, because it exists already. */
  state?: object | null;
  /** Called when the page is shown; its islands may still show the old props. */
  onShown?: () => void;
}

/**
 * Shows another page of the same kind in this document, for a URL that changes while someone makes choices. A page that
 * cannot be shown this way is loaded as a document.
 *
 * @returns whether it is shown, including its islands; false if another page was requested meanwhile
 */
export async function showPage(
  address: string,
  { replace = false, isKnown = () => true, state = {}, onShown = () => {} }: Options = {},
): Promise<boolean> {
  waiting?.abort();
  const own = (waiting = new AbortController());
  const target = new URL(address, location.href);
  try {
    const [answer, { takeOver }] = await Promise.all([
      fetch(target, { signal: own.signal, headers: { Accept: 'text/html' } }),
      import('./take-over.ts'),
    ]);
    const next = await readPage(answer);
    if (own.signal.aborted) return false;
    if (!answer.ok || !isKnown(next)) throw new Error(`${answer.url} cannot be shown here`);
    const url = answer.redirected ? answer.url : target.href;
    await dialogsLeft();
    if (state !== null && replace) history.replaceState({ ...history.state, ...state }, '', url);
    else if (state !== null) history.pushState(state, '', url);
    const islands = takeOver(next);
    const content = document.getElementById('content');
    if (content) pageShown(content);
    onShown();
    await islands;
    return true;
  } catch {
    if (own.signal.aborted) return false;
    if (target.href === location.href) location.reload();
    else leaveFor(target, { replace });
    return false;
  }
}
