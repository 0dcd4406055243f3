import { useEffect, useMemo, type FormEvent } from 'react';
import { formFields } from './form.ts';

type Draft = [name: string, value: string][];

const own: ReadonlySet<string> = new Set(Object.values(formFields));

/**
 * Stores what is typed in the tab until it is sent, so that a reload or a lost connection loses nothing. Passwords and files are not stored.
 *
 * @param key of the draft (`draftKey`)
 * @param restored called when something typed before has come back
 */
export function useDraft(
  key: string,
  formId: string,
  restored: () => void,
): { save: (event: FormEvent<HTMLFormElement>) => void } {
  useEffect(() => {
    const form = document.getElementById(formId);
    const draft = read(key);
    if (!(form instanceof HTMLFormElement) || draft.length === 0) return;
    restore(form, draft);
    restored();
  }, [key, formId, restored]);
  return useMemo(() => ({ save: ({ currentTarget }) => write(key, currentTarget) }), [key]);
}

/** What was typed before the form's code came is told to it, for what it shows while somebody types. */
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

function read(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Draft[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function write(key: string, form: HTMLFormElement): void {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>('[type=password]')].map((field) => field.name));
  const typed = [...new FormData(form)].filter(
    (entry): entry is Draft[number] => typeof entry[1] === 'string' && !own.has(entry[0]) && !secret.has(entry[0]),
  );
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Full or forbidden: the form works without.
  }
}

/** Only into fields that are as the server sent them: what the visitor has typed meanwhile wins. */
function restore(form: HTMLFormElement, draft: Draft): void {
  const values = group(draft);
  for (const element of form.elements) {
    const [first] = values.get((element as HTMLInputElement).name) ?? [];
    if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) {
      if (element.checked === element.defaultChecked && values.size > 0)
        element.checked = (values.get(element.name) ?? []).some(([, value]) => value === element.value);
    } else if (isText(element) && first !== undefined && element.value === initial(element)) {
      element.value = first[1];
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function group(draft: Draft): Map<string, Draft> {
  const groups = new Map<string, Draft>();
  for (const entry of draft) groups.set(entry[0], [...(groups.get(entry[0]) ?? []), entry]);
  return groups;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['hidden', 'file', 'password'].includes(element.type));

const initial = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find((option) => option.defaultSelected)?.value ?? element.options[0]?.value ?? '')
    : element.defaultValue;
