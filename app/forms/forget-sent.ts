import { isDraftOf } from './draft-key.ts';
import { forgetSubmissionKey } from './submission-key.ts';

/**
 * Forgets in the tab what belongs to a form that the browser has sent by itself, before the form's code had come: the next one is another. Which of its
 * drafts it was is not known, so all of them. Browser only.
 */
export function forgetSent(name: string): void {
  forgetSubmissionKey(name);
  try {
    for (const key of Object.keys(sessionStorage)) if (isDraftOf(key, name)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
