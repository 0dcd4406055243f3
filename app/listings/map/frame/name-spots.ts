/** In map pixels. */
interface Point {
  x: number;
  y: number;
}

export interface PlaceToName extends Point {
  /** Width of its name, including the dot. */
  width: number;
}

/** Where a name is written, at the height of its place. */
export interface NameSpot extends Point {
  /** The name ends here; otherwise it starts here. */
  ends: boolean;
  /** A mark covers the place: the name is next to the mark, without a dot. */
  aside: boolean;
}

/** Half a mark's width and height. */
const mark = { width: 28, height: 26 };
const halfLine = 11;

/** Horizontal extent of the view. */
interface View {
  left: number;
  right: number;
}

/**
 * Places names next to their places: to the east, otherwise to the west; next to the mark if one covers the place.
 * Earlier places have priority. A name without room, or not fully in view, is omitted: elsewhere it would label another
 * town.
 */
export function nameSpots(places: readonly PlaceToName[], marks: readonly Point[], view: View): (NameSpot | null)[] {
  const covering = marks.map(roomOfMark);
  const taken = [...covering];
  return places.map((place) => {
    const over = covering.find((room) => holds(room, place));
    const [east, west] = over ? [over.right, over.left] : [place.x, place.x];
    const spots = [
      { x: east, y: place.y, ends: false, aside: over !== undefined },
      { x: west, y: place.y, ends: true, aside: over !== undefined },
    ];
    const spot = spots.find((each) => {
      const room = roomOf(each, place.width);
      return room.left >= view.left && room.right <= view.right && !taken.some((other) => overlap(room, other));
    });
    if (spot === undefined) return null;
    taken.push(roomOf(spot, place.width));
    return spot;
  });
}

type Room = Record<'left' | 'right' | 'top' | 'bottom', number>;

function roomOf({ x, y, ends, aside }: NameSpot, width: number): Room {
  // The dot extends over the place; next to a mark there is none.
  const dot = aside ? 0 : 4;
  const [left, right] = ends ? [x - width, x + dot] : [x - dot, x + width];
  return { left, right, top: y - halfLine, bottom: y + halfLine };
}

function roomOfMark({ x, y }: Point): Room {
  return { left: x - mark.width, right: x + mark.width, top: y - mark.height, bottom: y + mark.height };
}

function holds({ left, right, top, bottom }: Room, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function overlap(one: Room, other: Room): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
