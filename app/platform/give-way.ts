import { setImmediate as laterInThisTurn } from 'node:timers/promises';

/**
 * Yields to pending events, such as a page request, before the next step of a long task. Twice, because what a pending
 * event starts continues in the same turn of the event loop, before the other events.
 */
export async function giveWay(): Promise<void> {
  await laterInThisTurn();
  await laterInThisTurn();
}
