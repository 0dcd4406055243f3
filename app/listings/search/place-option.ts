/** A municipality that a visitor may mean. */
export interface PlaceOption {
  name: string;
  zip: string;
}
