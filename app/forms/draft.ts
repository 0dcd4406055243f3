import { useEffect } from 'react';
import { initial, isAsSent, isText, readDraft, type Draft } from './stored-draft.ts';

/**
 * Restores a form's draft after a reload or a lost connection.
 *
 * @param key of the draft (`draftKey`)
 * @param restored called if something was restored
 */
export function useDraft(key: string, formId: string, restored: () => void): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const draft = readDraft(key);
    if (form instanceof HTMLFormElement && restore(form, draft)) restored();
  }, [key, formId, restored]);
}

/** Dispatches input events for fields filled in before hydration, so that components see their values. */
export function useTypedBefore(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const element of form.elements)
      if (isText(element) && element.value !== initial(element))
        element.dispatchEvent(new Event('input', { bubbles: true }));
  }, [formId]);
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/**
 * Restores only fields that still have their initial value: what the visitor has typed since takes precedence.
 *
 * @returns whether anything has changed
 */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  if (draft.length === 0) return false;
  let hasChanged = false;
  for (const element of form.elements) {
    if (!isAsSent(element)) continue;
    const given = draft.filter(([name]) => name === (element as HTMLInputElement).name).map(([, value]) => value);
    if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) {
      const checked = given.includes(element.value);
      if (element.checked === checked) continue;
      element.checked = checked;
      hasChanged = true;
    } else if (isText(element) && given[0] !== undefined && given[0] !== element.value) {
      element.value = given[0];
      element.dispatchEvent(new Event('input', { bubbles: true }));
      hasChanged = true;
    }
  }
  return hasChanged;
}
