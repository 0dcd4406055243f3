/**
 * Modal dialogs. The browser traps the focus, restores it on closing, and closes on Escape; the page behind does not
 * scroll (`html:has(dialog[open])` in tokens.css). An open dialog has its own history entry, so that the back button
 * closes it and stays on the page; the entry is removed if the dialog is closed in another way.
 */
const mark = 'dialog';

/** The open dialog. */
let shown: HTMLDialogElement | null = null;
/** Whether `history.back()` from a closed dialog's entry is in progress. */
let isLeaving = false;
/** Resolves `settled` after that. */
let settle = () => {};
let settled = Promise.resolve();
/** Target of the last pointerdown. */
let pressed: EventTarget | null = null;

/** Opens and closes all dialogs of the document, including those added later. */
export function enlivenDialogs(): void {
  addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      settle();
      // A dialog that was opened meanwhile took the entry for its own.
      if (shown !== null && !isAtDialog()) addEntry();
      else keepFocus();
    } else if (!isAtDialog() && shown !== null) {
      shown.close();
      keepFocus();
    }
  });
  // Restored from the back/forward cache, the page may show a dialog that its history entry does not have.
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
    // A press that began inside, on a slider or while selecting text, may end on the backdrop; it must not close the
    // dialog.
    else if (dialog && ((target === dialog && pressed === dialog) || target.closest('[data-closes]'))) dialog.close();
    else if (dialog) followInPlace(event, target);
  });
  // Closes a phone-only dialog that disappears when the phone is rotated: open but invisible, it would block the page.
  addEventListener('resize', () => {
    if (shown?.getClientRects().length === 0) shown.close();
  });
}

/** Shows a modal dialog and adds its history entry. */
export function showDialog(dialog: Element | null): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  shown = dialog;
  dialog.addEventListener('close', closed, { once: true });
  if (!isAtDialog()) addEntry();
}

function addEntry(): void {
  history.pushState({ ...history.state, [mark]: true }, '');
}

function closed({ currentTarget }: Event): void {
  if (shown !== currentTarget) return;
  shown = null;
  // If another dialog opens at the same time, it reuses the entry.
  queueMicrotask(() => {
    if (shown !== null || isLeaving || !isAtDialog()) return;
    isLeaving = true;
    settled = new Promise((resolve) => (settle = resolve));
    history.back();
  });
}

/** Restores the focus after going back: if the URL has a fragment, the browser drops the focus on each traversal. */
function keepFocus(): void {
  const { activeElement } = document;
  if (location.hash === '' || !(activeElement instanceof HTMLElement)) return;
  setTimeout(() => {
    if (document.activeElement === document.body) activeElement.focus({ preventScroll: true });
  });
}

/** Resolves when no closed dialog's history entry is being removed: a new entry would conflict with that. */
export async function dialogsLeft(): Promise<void> {
  // The entry of a dialog that is just closing is removed in a microtask.
  await Promise.resolve();
  await settled;
}

/**
 * Navigates to another document. From an open dialog it replaces the dialog's entry, as `followInPlace` does, because
 * closing the dialog meanwhile would go back and cancel the navigation.
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

/** Makes a link in a dialog replace the dialog's entry, so that going back leads to the page without the dialog. */
function followInPlace(event: MouseEvent, target: Element): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target.closest('a');
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (link.target !== '' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol) || !isAtDialog()) return;
  event.preventDefault();
  location.replace(link.href);
}
