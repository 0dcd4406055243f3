import { setImmediate as laterInThisTurn } from 'node:timers/promises';

/**
 * Lets whatever has come meanwhile, such as a page's request, go before the next piece of a long piece of work. Twice, because what is begun by
 * something that came runs on in the same turn of the event loop, before anything else that came is looked at.
 */
export async function giveWay(): Promise<void> {
  await laterInThisTurn();
  await laterInThisTurn();
}
