/** What an id of the CRM may be; it becomes part of URLs. */
export const idPattern = /^[A-Za-z0-9-]{1,64}$/;
