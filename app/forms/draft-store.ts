import { islandAttributes, islandTag } from '~/ui/islands/island.ts';
import { isAsSent, readDraft, type Draft } from './stored-draft.ts';

/**
 * Stores what is typed into the page's forms in sessionStorage until it is sent, so that a reload or a lost connection
 * loses nothing. Works before a form's code is loaded. Passwords, files and internal fields (`formFields`) are not
 * stored. Browser only.
 *
 * @param wake called for each form with a draft, which must hydrate without waiting for an interaction
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
    // Storage is full or blocked: the form works without it.
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
