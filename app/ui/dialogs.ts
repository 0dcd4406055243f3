/**
 * Modal dialogs. The browser traps the focus, restores it on closing, and closes on Escape; the page behind does not scroll
 * (`html:has(dialog[open])` in tokens.css). The back button closes the dialog that is open and stays on the page: it has an entry of its own in the
 * browser's history, which goes when the dialog is closed in another way.
 */
const mark = 'dialog';

/** The one that is open. */
let shown: HTMLDialogElement | null = null;
/** Whether the browser is on its way back from a closed dialog's entry, which takes it a moment. */
let isLeaving = false;
/** Called once it is back. */
let settle = () => {};
let settled = Promise.resolve();
/** What the last press began on. */
let pressed: EventTarget | null = null;

/** Opens and closes every dialog of the document, also those that come later. */
export function enlivenDialogs(): void {
  addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      settle();
      keepFocus();
    } else if (!isAtDialog() && shown !== null) {
      shown.close();
      keepFocus();
    }
  });
  // Whoever comes back to a page that a dialog led away from comes to its entry without one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isAtDialog()) document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  });
  addEventListener('pointerdown', ({ target }) => void (pressed = target), { capture: true });
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    const dialog = target.closest('dialog');
    if (opener) {
      event.preventDefault();
      showDialog(document.getElementById(opener.dataset.opens ?? ''));
    }
    // A press that began inside, on a slider or a word, may end on the backdrop; that must not close the dialog.
    else if (dialog && ((target === dialog && pressed === dialog) || target.closest('[data-closes]'))) dialog.close();
    else if (dialog) followInPlace(event, target);
  });
  // One for phones, whose place a turned phone does not show: open and unseen it would keep the page from being used.
  addEventListener('resize', () => {
    if (shown?.getClientRects().length === 0) shown.close();
  });
}

/** Shows a modal dialog, and gives it its entry in the history. */
export function showDialog(dialog: Element | null): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  shown = dialog;
  dialog.addEventListener('close', closed, { once: true });
  if (!isAtDialog()) history.pushState({ ...history.state, [mark]: true }, '');
}

function closed({ currentTarget }: Event): void {
  if (shown !== currentTarget) return;
  shown = null;
  // Another dialog that opens at the same moment takes the entry over.
  queueMicrotask(() => {
    if (shown !== null || isLeaving || !isAtDialog()) return;
    isLeaving = true;
    settled = new Promise((resolve) => (settle = resolve));
    history.back();
  });
}

/** Where the address names a section, the browser takes the focus away on each way back, also to what has opened a dialog. */
function keepFocus(): void {
  const { activeElement } = document;
  if (location.hash === '' || !(activeElement instanceof HTMLElement)) return;
  setTimeout(() => {
    if (document.activeElement === document.body) activeElement.focus({ preventScroll: true });
  });
}

/** Resolves when no closed dialog is on its way out of the history: a new entry would come between. */
export async function dialogsLeft(): Promise<void> {
  // One that is closing just now begins to leave after what closed it.
  await Promise.resolve();
  await settled;
}

/**
 * Leads to another document. From an open dialog it takes the place of the dialog's entry, as `followInPlace` does: closing the dialog meanwhile must not go back
 * and end the way there.
 */
export function leaveFor(address: string | URL, { replace = false } = {}): void {
  const isInPlace = replace || (shown !== null && isAtDialog());
  shown = null;
  void dialogsLeft().then(() => {
    if (isInPlace) location.replace(address);
    else location.assign(address);
  });
}

/** Whether the current entry is a dialog's. */
function isAtDialog(): boolean {
  return Boolean(history.state?.[mark]);
}

/** A page that a dialog leads to takes the place of its entry: going back leads to the page without the dialog. */
function followInPlace(event: MouseEvent, target: Element): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target.closest('a');
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (link.target !== '' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol) || !isAtDialog()) return;
  event.preventDefault();
  location.replace(link.href);
}
