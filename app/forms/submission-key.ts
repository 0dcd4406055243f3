const storageKey = (name: string) => `gevel:form-key:${name}`;

/**
 * What makes two arrivals of one submission known as one (requirements 10.58): made in the browser, because the page is the same for all. It
 * outlives a reload, so that a second try after a lost answer is still the same. Browser only.
 */
export function submissionKey(name: string): string {
  const made = crypto.randomUUID();
  try {
    const stored = sessionStorage.getItem(storageKey(name));
    if (stored !== null) return stored;
    sessionStorage.setItem(storageKey(name), made);
  } catch {
    // Without storage each try has its own; the server knows equal ones by what they say.
  }
  return made;
}

/** Once a form is sent, the next one is another. */
export function forgetSubmissionKey(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Without storage there is nothing to forget.
  }
}
