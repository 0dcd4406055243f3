/**
 * The sessionStorage key of a form's draft. A form with initial values, such as a visitor's search, has a separate
 * draft.
 */
export const draftKey = (name: string, given: object): string =>
  `gevel:form:${name}${Object.keys(given).length === 0 ? '' : `:${JSON.stringify(given)}`}`;

/** Whether a key belongs to a draft of this form, whatever its initial values. */
export const isDraftOf = (key: string, name: string): boolean =>
  key === draftKey(name, {}) || key.startsWith(`${draftKey(name, {})}:`);
