/** Writes the mail by which an owner chooses a first password. */
export const invitationJob = 'owners-invitation';
/** Writes the mail by which an owner chooses another password, if the address is an owner's. */
export const recoveryJob = 'owners-recovery';
export const weeklyJob = 'owners-weekly';
