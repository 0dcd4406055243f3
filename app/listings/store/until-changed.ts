import { LRUCache } from 'lru-cache';
import { Flights } from '~/platform/flights.ts';
import type { CurrentRevisions } from '~/platform/reads.ts';

const mostAnswers = 500;

/**
 * Memoizes recent results of `read` until the `listings` revision rises; `keyOf` gives the cache key. The revision is
 * taken before reading, so a result can only be newer than the revision it is cached under. Without revisions nothing
 * is cached.
 */
export function memoiseUntilChanged<Question, Answer>(
  revisions: CurrentRevisions | undefined,
  read: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string = String,
): (question: Question) => Promise<Answer> {
  const answers = new LRUCache<string, { revision: number; answer: Answer }>({ max: mostAnswers });
  const underWay = new Flights<Answer>();
  return async (question) => {
    if (!revisions) return read(question);
    const key = keyOf(question);
    const revision = revisions.current('listings');
    const found = answers.get(key);
    if (found?.revision === revision) return found.answer;
    const flight = `${revision} ${key}`;
    const answer = await (underWay.get(flight) ?? underWay.begin(flight, read(question)));
    answers.set(key, { revision, answer });
    return answer;
  };
}
