/** The extent of a wall: up to its height, or narrower towards the top for gables. */
export interface Extent {
  from: number;
  to: number;
  /** The left and right end at a height. */
  span(v: number): readonly [number, number];
}
