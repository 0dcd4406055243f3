/** The options of `npm test`, for Node's parseArgs. */
export const testOptions = /** @type {const} */ ({ only: { type: 'string' }, 'no-skips': { type: 'boolean' } });
