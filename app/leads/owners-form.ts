/** The form by which an owner writes to the agency: of all that was sent about a property, its text alone is the owner's to read. */
export const ownersForm = 'owner-message';
