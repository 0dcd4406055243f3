import type { LakeDocument } from './document.ts';
import { applyEffect } from './effects.ts';
import type { SeenChange, SeenTransaction, Transaction } from './transaction.ts';

/**
 * Adds the documents before and after each change, by reverting changes from the present.
 *
 * @param transactions in order, without a gap up to the present
 * @param present the documents after the last of them
 */
export function withDocuments(
  transactions: readonly Transaction[],
  present: (id: string) => LakeDocument | undefined,
): SeenTransaction[] {
  const states = new Map<string, LakeDocument | undefined>();
  const seen = transactions.toReversed().map((transaction): SeenTransaction => ({
    ...transaction,
    changes: transaction.changes.map((change): SeenChange => {
      const after = states.has(change.id) ? states.get(change.id) : present(change.id);
      const before = applyEffect(after, change.effects.revert, change.previousRev ?? '');
      states.set(change.id, before);
      return { ...change, before, after };
    }),
  }));
  return seen.reverse();
}
