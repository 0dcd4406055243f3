/** Where a wall is: up to its height, or narrower towards the top for gables. */
export interface Extent {
  from: number;
  to: number;
  /** Left and right end at a height. */
  span(v: number): readonly [number, number];
}
