import pLimit from 'p-limit';
import { failure, isFailure } from './failure.ts';

/** Something that runs work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Says that too many wait already; whoever hears it may come back in a moment. */
export const tooMuch = () => failure('TOO_MUCH', 'Too many wait already.');
export const isTooMuch = (error: unknown): boolean => isFailure(error, 'TOO_MUCH');

/** So many at once, and so many more that wait for their turn; anybody else is refused (`isTooMuch`). */
export function boundedTurns(atOnce: number, mostWaiting: number): Turns {
  const turns = pLimit(atOnce);
  return async (work) => {
    // Whoever comes waits for a moment, even if it is free: that alone is no queue.
    if (turns.activeCount + turns.pendingCount >= atOnce + mostWaiting) throw tooMuch();
    return turns(work);
  };
}
