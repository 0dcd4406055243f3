/** The job queued after an import, to send alerts about new listings (app/alerts defines it). */
export const changedJob = 'listings-changed';
