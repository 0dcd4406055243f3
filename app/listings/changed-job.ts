/** The job that is queued when an import is over, for whoever tells people of new listings (app/alerts defines it). */
export const changedJob = 'listings-changed';
