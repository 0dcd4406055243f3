import type { Random } from '../random.ts';

/** Counts uses, so that all items get their turn: the least used first, in random order among equals. */
export class Rota<Item> {
  private readonly uses = new Map<Item, number>();

  /** The items, the least used first. */
  inTurn(items: readonly Item[], random: Random): Item[] {
    return random.shuffled(items).sort((one, other) => this.usesOf(one) - this.usesOf(other));
  }

  used(item: Item): void {
    this.uses.set(item, this.usesOf(item) + 1);
  }

  private usesOf(item: Item): number {
    return this.uses.get(item) ?? 0;
  }
}
