const stored = new Set<string>();

/**
 * From now on stores what is typed into a form in the tab until it is sent, so that a reload or a lost connection loses nothing, also before the
 * form's code has come. Passwords, files and a form's own fields (`formFields`) are not stored. Browser only.
 */
export function storeDrafts(form: string): void {
  if (stored.size === 0) addEventListener('input', store, { capture: true });
  stored.add(form);
}

function store({ target }: Event): void {
  const { form } = target as Partial<HTMLInputElement>;
  const { form: name = '', draft } = form?.dataset ?? {};
  if (form && draft !== undefined && stored.has(name)) storeDraft(draft, form);
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

/** Whether something was typed into a form and not sent. Browser only. */
export function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
