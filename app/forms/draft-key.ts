/**
 * Under which the browser's tab stores what was typed into a form and not sent yet. A form that begins with something given, such as a
 * visitor's search, has a draft of its own.
 */
export const draftKey = (name: string, given: object): string =>
  `gevel:form:${name}${Object.keys(given).length === 0 ? '' : `:${JSON.stringify(given)}`}`;

/** Whether a key is that of a draft of this form, whatever it begins with. */
export const isDraftOf = (key: string, name: string): boolean =>
  key === draftKey(name, {}) || key.startsWith(`${draftKey(name, {})}:`);
