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
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Full or forbidden: the form works without.
  }
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
