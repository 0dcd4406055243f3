/** A municipality offered to the visitor. */
export interface PlaceOption {
  name: string;
  zip: string;
}
