import type { Random } from '../random.ts';

/** Remembers what was used, so that all of it gets its turn: the least used comes first, chance decides among equals. */
export class Rota<Item> {
  private readonly uses = new Map<Item, number>();

  /** The items in the order in which it is their turn. */
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
