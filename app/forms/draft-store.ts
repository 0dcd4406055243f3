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
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is full or blocked: the form works without it.
  }
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
