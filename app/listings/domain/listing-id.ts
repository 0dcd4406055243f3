/** The format of CRM ids, which become part of URLs. */
export const idPattern = /^[A-Za-z0-9-]{1,64}$/;
