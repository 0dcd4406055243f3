import { isDraftOf } from './draft-key.ts';
import { forgetSubmissionKey } from './submission-key.ts';

/**
 * Clears a form's stored state after the browser submitted it before its code was loaded: resets the idempotency key
 * and deletes all its drafts, since it is unknown which one was sent. Browser only.
 */
export function forgetSent(name: string): void {
  forgetSubmissionKey(name);
  try {
    for (const key of Object.keys(sessionStorage)) if (isDraftOf(key, name)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
