import { dialogsLeft, leaveFor } from '../dialogs.ts';
import { pageShown } from '../page-shown.ts';
import { readPage } from './page-styles.ts';

/** The answer that is waited for. */
let waiting: AbortController | null = null;

interface Options {
  replace?: boolean;
  /** Whether a document is of a kind that may take this one's place. */
  isKnown?: (next: Document) => boolean;
  /** What the new entry of the history holds; null leaves the history alone, which is there already. */
  state?: object | null;
  /** Called when it is shown; its islands may still say what was there before. */
  onShown?: () => void;
}

/**
 * Shows another page of the same kind in this document, once its own is there: for an address that changes while somebody chooses. What cannot be
 * shown so is loaded as a document.
 *
 * @returns whether it is shown, with its islands: another page may have been asked for meanwhile
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
    const next = readPage(await answer.text());
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
