/** What `npm test` can be asked for, in the form that Node's parseArgs takes. */
export const testOptions = /** @type {const} */ ({ only: { type: 'string' }, 'no-skips': { type: 'boolean' } });
