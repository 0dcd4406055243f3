import pLimit from 'p-limit';
import { failure, isFailure } from './failure.ts';

/** Runs work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The error of a full queue; the caller may retry in a moment. */
export const tooMuch = () => failure('TOO_MUCH', 'Too many wait already.');
export const isTooMuch = (error: unknown): boolean => isFailure(error, 'TOO_MUCH');

/** Limits how many run and how many wait; further work is refused (`isTooMuch`). */
export function boundedTurns(atOnce: number, maxWaiting: number): Turns {
  const turns = pLimit(atOnce);
  return async (work) => {
    // p-limit queues every task briefly, even if a slot is free, so pending tasks alone do not mean a queue.
    if (turns.activeCount + turns.pendingCount >= atOnce + maxWaiting) throw tooMuch();
    return turns(work);
  };
}
