import type { CurrentRevisions } from '~/platform/reads.ts';

/**
 * Keeps what `read` answers for each key until the `listings` revision moves. The revision is taken before reading, so an answer
 * can only be newer than the revision it is cached under. Without revisions nothing is cached.
 */
export function memoiseUntilChanged<Key extends string, Answer>(
  revisions: CurrentRevisions | undefined,
  read: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, { revision: number; answer: Promise<Answer> }>();
  return (key) => {
    if (!revisions) return read(key);
    const revision = revisions.current('listings');
    const found = answers.get(key);
    if (found?.revision === revision) return found.answer;
    const answer = read(key);
    answers.set(key, { revision, answer });
    // A failure is not an answer.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
