import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../app/platform/failure.ts';
import { get, type Answer } from '../site/http.ts';

/** Submits the contact form as visitor `n`, from their own proxied address, always with the same idempotency key. */
export function sendContact(origin: string, n: number, path = '/api/forms/nl/site-contact'): Promise<Answer> {
  const body = new URLSearchParams({
    firstName: 'An',
    lastName: `Peeters ${n}`,
    email: emailOf(n),
    remark: remarkOf(n),
    'form-key': `submission-${String(n).padStart(20, '0')}`,
    'form-page': '/nl/contact/',
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  };
  return get(path, { origin, method: 'POST', headers, body: body.toString() });
}

export const emailOf = (n: number) => `visitor-${n}@example.be`;
export const remarkOf = (n: number) => `Vraag nummer ${n}: één “huis”?`;

/** What visitors submitted, and the responses. */
export interface Sent {
  /** Visitors that received the thank-you response. */
  acknowledged: Set<number>;
  /** Number of broken connections, after which it is unknown whether the form was stored. */
  unanswered: number;
  /** Number of responses in which the site itself said that it could not store the form. */
  refused: number;
}

/**
 * Visitors who each resubmit their form until it is acknowledged, some of them concurrently.
 *
 * @param options `first`: the number of the first visitor; `pause`: milliseconds before somebody else comes
 * @throws {Error} for a response that is neither an acknowledgement nor a retryable 503
 */
export function manyVisitors(
  origin: string,
  count: number,
  atOnce = 6,
  { first = 1, pause = 0 }: { first?: number; pause?: number } = {},
): { sent: Sent; done: Promise<void>; stop(): Promise<void> } {
  const sent: Sent = { acknowledged: new Set(), unanswered: 0, refused: 0 };
  let next = first;
  let last = first + count - 1;
  const insist = async (n: number): Promise<void> => {
    for (;;) {
      const answer = await sendContact(origin, n).catch((error: unknown) => {
        if (codeOf(error) !== 'ECONNREFUSED') sent.unanswered += 1;
        return null;
      });
      if (answer?.status === 200 && answer.body.includes('"location"')) return void sent.acknowledged.add(n);
      if (answer?.status === 503 && answer.body.includes('"notSent"')) sent.refused += 1;
      // A proxy whose process broke while it answered does not know either, and sends no form twice.
      else if (answer?.status === 502) sent.unanswered += 1;
      else if (answer !== null)
        throw new Error(`Visitor ${n} was answered ${answer.status}: ${answer.body.slice(0, 500)}`);
      await delay(100);
    }
  };
  const visitors = async (): Promise<void> => {
    while (next <= last) {
      await insist(next++);
      await delay(pause);
    }
  };
  const done = Promise.all(Array.from({ length: atOnce }, visitors)).then(() => undefined);
  // Nobody new comes; those who are there go on until they are acknowledged.
  const stop = () => ((last = next - 1), done);
  return { sent, done, stop };
}
