import { islandAttributes, islandTag } from '~/ui/islands/island.ts';
import { isAsSent, readDraft, type Draft } from './stored-draft.ts';

/**
 * What is typed into the forms of the page is stored in the tab until it is sent, so that a reload or a lost connection loses nothing, also before a form's
 * code has come. Passwords, files and a form's own fields (`formFields`) are not stored. Browser only.
 *
 * @param wake called for each form into which something was typed and not sent: it has to come back without a touch
 */
export function enlivenDrafts(wake: (form: Element) => void): void {
  addEventListener('input', store, { capture: true });
  for (const form of document.querySelectorAll<HTMLElement>('[data-draft]'))
    if (hasDraft(form.dataset.draft ?? '')) wake(form);
}

function store({ target }: Event): void {
  const { form } = target as Partial<HTMLInputElement>;
  const draft = form?.dataset.draft;
  if (form && draft !== undefined) storeDraft(draft, form);
}

function storeDraft(key: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' && !name.startsWith('form-') && !form.querySelector(`[type=password][name="${name}"]`),
  );
  const waiting = stillWaiting(key, form);
  const isWaiting = ([name]: [string, unknown]) => waiting.some(([each]) => each === name);
  try {
    sessionStorage.setItem(key, JSON.stringify([...typed.filter((each) => !isWaiting(each)), ...waiting]));
  } catch {
    // Full or forbidden: the form works without.
  }
}

/** What the draft has for fields that nobody has touched since: the form's code, which puts it back, has not come yet. */
function stillWaiting(key: string, form: HTMLFormElement): Draft {
  if (form.closest(islandTag)?.hasAttribute(islandAttributes.alive)) return [];
  const changed = new Set([...form.elements].filter((element) => !isAsSent(element)).map(nameOf));
  return readDraft(key).filter(([name]) => !changed.has(name));
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
