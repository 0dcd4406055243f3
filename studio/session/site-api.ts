/** How the Studio's own tools ask the site's API, on the site's own origin. */
import type { LeadRefusal } from '../../app/office/answers.ts';
import type { AccountProblem, PeopleRefusal } from '../../app/office/people/answers.ts';
import type { StatusRefusal } from '../../app/office/status.ts';
import type { ViewingRefusal } from '../../app/office/viewings.ts';
import { isRecord } from '../../schemas/rules/record.ts';

/** Why a request failed: the site's reason, or `away` if the site gave none. */
export type Reason = LeadRefusal['error'] | StatusRefusal['error'] | ViewingRefusal['error'] | 'away';

export class NoAnswer extends Error {
  readonly reason: Reason;
  /** What is wrong with what was asked. */
  readonly problem: AccountProblem | undefined;
  /** Until the next attempt, with the problem `wait`. */
  readonly seconds: number | undefined;

  constructor(reason: Reason, { problem, seconds }: Pick<PeopleRefusal, 'problem' | 'seconds'> = {}) {
    super(`The site does not answer: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
    this.problem = problem;
    this.seconds = seconds;
  }
}

export function reasonOf(error: unknown): Reason {
  return error instanceof NoAnswer ? error.reason : 'away';
}

export interface Asking {
  /** For instance `nl`. */
  language: string;
  /** The editor's token, when Sanity keeps the accounts. Otherwise the cookie identifies the editor. */
  token: string | undefined;
  /** Resolves when an editor whose session has ended is logged in again; null if logins cannot be awaited. */
  untilLoggedIn: (() => Promise<void>) | null;
  ask?: typeof fetch;
}

/** Asks for an address of the site. Rejects with `NoAnswer`, or with an `AbortError` once its signal is aborted. */
export async function request(asking: Asking, url: string, init: RequestInit = {}): Promise<Response> {
  const { token, untilLoggedIn, ask = fetch } = asking;
  const headers = {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await ask(url, { ...init, headers, credentials: 'same-origin' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new NoAnswer('away');
  });
  if (answer.ok) return answer;
  if (answer.status === 401 && untilLoggedIn !== null) {
    await untilLoggedIn();
    return request(asking, url, init);
  }
  throw await refusalOf(answer);
}

/** The JSON of an answer. */
export async function json<Answer>(answer: Response): Promise<Answer> {
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new NoAnswer('away');
  }
}

/** The file of an answer, with its name. */
export async function fileOf(answer: Response): Promise<{ file: Blob; name: string }> {
  const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { file: await answer.blob(), name };
  } catch {
    throw new NoAnswer('away');
  }
}

const reasons: ReadonlySet<unknown> = new Set<Reason>([
  'login',
  'role',
  'gone',
  'parameter',
  'editor',
  'changed',
  'full',
  'over',
]);
const isReason = (value: unknown): value is Reason => reasons.has(value);

async function refusalOf(answer: Response): Promise<NoAnswer> {
  const body: unknown = await answer.json().catch(() => null);
  if (!isRecord(body)) return new NoAnswer('away');
  if (body.error === 'problem') return new NoAnswer('parameter', body);
  return new NoAnswer(isReason(body.error) ? body.error : 'away');
}
