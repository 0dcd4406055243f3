/** Sends the mail with which an owner sets a first password. */
export const invitationJob = 'owners-invitation';
/** Sends the password recovery mail, if the address is an owner's. */
export const recoveryJob = 'owners-recovery';
export const weeklyJob = 'owners-weekly';
