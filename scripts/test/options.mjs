/** The options of `npm test`, for Node's parseArgs. */
export const testOptions = /** @type {const} */ ({
  only: { type: 'string' },
  quick: { type: 'boolean' },
  'no-skips': { type: 'boolean' },
});
