/** The pages of a property's forms. */
export interface PropertyForms {
  ask: string;
  documents: string;
  friend: string;
}
