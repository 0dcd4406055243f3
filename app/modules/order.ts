/** Sorts items into the editor's order; items that were not chosen follow in their original order. */
export function chosenFirst<Item extends { id: string }>(items: readonly Item[], chosen: readonly string[]): Item[] {
  const place = (item: Item) => {
    const at = chosen.indexOf(item.id);
    return at < 0 ? chosen.length : at;
  };
  return [...items].sort((a, b) => place(a) - place(b));
}

/** At most `maxItems`; all if it is null. */
export function limited<Item>(items: Item[], maxItems: number | null | undefined): Item[] {
  return maxItems ? items.slice(0, maxItems) : items;
}

/** Requirements 9.23: home modules show at most four, in one row, unless editors choose otherwise. */
export const usualMaxItems = 4;
export const usualItemsPerRow = 4;
