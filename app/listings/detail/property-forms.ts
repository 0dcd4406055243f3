export interface PropertyForms {
  ask: string;
  documents: string;
  friend: string;
}
