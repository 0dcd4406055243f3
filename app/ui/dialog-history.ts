/**
 * The back button closes the dialog that is open: it has an entry of its own in the browser's history, which goes when it is closed in another
 * way. The router never sees that entry: it would load the page anew for it.
 */
const mark = 'dialog';

/** Closes the dialog that is open. */
let closeOpen: (() => void) | null = null;
let openedAt = '';
/** Of the location that the router was at, or on its way to, when the dialog was opened: the page on the screen may still be the one before. */
let awaitedKey: string | null = null;
/** Whether the browser is on its way back from a closed dialog's entry, which takes it a moment. */
let leaving = false;
/** Whether a page has taken the entry's place meanwhile. */
let replaced = false;

/** Listens for the back button: once, and before the router does, which listens to the window too. */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPopState);
  const push = history.pushState.bind(history);
  // A page that a dialog leads to takes its entry's place.
  history.pushState = (...entry) => {
    if (!isAtDialog()) return push(...entry);
    replaced = leaving;
    history.replaceState(...entry);
    const [state] = entry;
    // One that was on its way before comes below the dialog.
    if (closeOpen !== null && state?.key === awaitedKey) enter();
  };
}

/**
 * Gives a dialog that opens its entry.
 *
 * @param close called when the visitor goes back
 * @returns what is to be called when the dialog has closed, whichever way
 */
export function enterDialog(close: () => void): () => void {
  const { state } = window.__remixRouter;
  closeOpen = close;
  awaitedKey = (state.navigation.location ?? state.location).key;
  enter();
  return () => {
    if (closeOpen !== close) return;
    closeOpen = null;
    // Another dialog that opens at the same moment takes the entry over.
    queueMicrotask(() => {
      if (closeOpen !== null || leaving || !isAtDialog()) return;
      leaving = true;
      history.back();
    });
  };
}

function enter(): void {
  openedAt = location.href;
  if (!isAtDialog()) history.pushState({ ...history.state, [mark]: true }, '');
}

/**
 * Whether the dialog that is open lies over a page that was on its way when it was opened: that page closes nothing.
 *
 * @param locationKey of the page that is being shown
 */
export function isOpenOver(locationKey: string): boolean {
  return locationKey === awaitedKey && isAtDialog();
}

/** Whether the current entry is a dialog's: a document that replaces it leaves nothing between it and the page. */
export function isAtDialog(): boolean {
  return Boolean(history.state?.[mark]);
}

function onPopState(event: PopStateEvent): void {
  if (leaving) {
    event.stopImmediatePropagation();
    leaving = replaced;
    if (replaced) history.forward();
    replaced = false;
  } else if (closeOpen !== null && location.href === openedAt) {
    event.stopImmediatePropagation();
    closeOpen();
  }
}
