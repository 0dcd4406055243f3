const storageKey = (name: string) => `gevel:form-key:${name}`;

/**
 * The idempotency key of a submission (requirements 10.58). Created in the browser, because pages are cached. Survives
 * a reload, so that a retry after a lost response has the same key. Browser only.
 */
export function submissionKey(name: string): string {
  const made = crypto.randomUUID();
  try {
    const stored = sessionStorage.getItem(storageKey(name));
    if (stored !== null) return stored;
    sessionStorage.setItem(storageKey(name), made);
  } catch {
    // Without storage each attempt has its own key; the server then compares contents.
  }
  return made;
}

/** Resets the idempotency key after a form was sent. */
export function forgetSubmissionKey(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Without storage there is nothing to forget.
  }
}
