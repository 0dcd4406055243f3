/** A draft as the browser's tab has it, and how fields differ from what the server sent. Browser only. */
export type Draft = [name: string, value: string][];

/** Empty where there is none. */
export function readDraft(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Draft[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

/** Whether nobody has changed a field since the server sent it. */
export function isAsSent(element: Element): boolean {
  if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox'))
    return element.checked === element.defaultChecked;
  return !isText(element) || element.value === initial(element);
}

export const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['hidden', 'file', 'password'].includes(element.type));

export const initial = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find((option) => option.defaultSelected)?.value ?? element.options[0]?.value ?? '')
    : element.defaultValue;
