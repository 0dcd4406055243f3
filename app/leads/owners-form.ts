/** The form of owners' messages to the agency: the only form whose text owners see in a property's history. */
export const ownersForm = 'owner-message';
