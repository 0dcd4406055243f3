/** The Studio's client of the site's leads API (`/api/leads` on the site's own origin). */
import type { LeadChange, LeadDetails, LeadList, LeadRefusal } from '../../app/office/answers.ts';
import { isRecord } from '../../schemas/rules/record.ts';

/** Why a request failed: the site's reason, or `away` if the site gave none. */
export type Reason = LeadRefusal['error'] | 'away';

export class NoAnswer extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`The site does not answer with leads: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

export type Parameters = readonly (readonly [string, string])[];

/** Each method rejects with `NoAnswer`, or with an `AbortError` once its signal is aborted. */
export interface LeadsApi {
  list(parameters: Parameters, signal?: AbortSignal): Promise<LeadList>;
  read(id: string, signal?: AbortSignal): Promise<LeadDetails>;
  change(id: string, change: LeadChange): Promise<LeadDetails>;
  /** Resolves to the CSV and its file name. */
  table(parameters: Parameters): Promise<{ file: Blob; name: string }>;
}

interface Asking {
  /** For instance `nl`. */
  language: string;
  /** The editor's token, when Sanity keeps the accounts. Otherwise the cookie identifies the editor. */
  token: string | undefined;
  /** Resolves when an editor whose session has ended is logged in again; null if logins cannot be awaited. */
  untilLoggedIn: (() => Promise<void>) | null;
  ask?: typeof fetch;
}

export function leadsApi({ language, token, untilLoggedIn, ask = (...given) => fetch(...given) }: Asking): LeadsApi {
  async function request(path: string, parameters: Parameters, init: RequestInit = {}): Promise<Response> {
    const query = new URLSearchParams([...parameters.map(([name, value]) => [name, value]), ['language', language]]);
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await ask(`${path}?${query}`, { ...init, headers, credentials: 'same-origin' }).catch(
      (error: unknown) => {
        if (init.signal?.aborted) throw error;
        throw new NoAnswer('away');
      },
    );
    if (answer.ok) return answer;
    if (answer.status === 401 && untilLoggedIn !== null) {
      await untilLoggedIn();
      return request(path, parameters, init);
    }
    throw new NoAnswer(await reasonOf(answer));
  }
  const json = async <Answer>(answer: Response): Promise<Answer> => {
    try {
      return (await answer.json()) as Answer;
    } catch {
      throw new NoAnswer('away');
    }
  };
  const pathOf = (id: string) => `/api/leads/${encodeURIComponent(id)}`;
  const abortable = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
  return {
    list: async (parameters, signal) => json(await request('/api/leads', parameters, abortable(signal))),
    read: async (id, signal) => json(await request(pathOf(id), [], abortable(signal))),
    change: async (id, change) => json(await request(pathOf(id), [], { method: 'POST', body: JSON.stringify(change) })),
    table: async (parameters) => {
      const answer = await request('/api/leads-export', parameters);
      const [, name = 'leads.csv'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
      try {
        return { file: await answer.blob(), name };
      } catch {
        throw new NoAnswer('away');
      }
    },
  };
}

const reasons: ReadonlySet<unknown> = new Set<Reason>(['login', 'role', 'gone', 'parameter', 'editor']);
const isReason = (value: unknown): value is Reason => reasons.has(value);

async function reasonOf(answer: Response): Promise<Reason> {
  const body: unknown = await answer.json().catch(() => null);
  return isRecord(body) && isReason(body.error) ? body.error : 'away';
}
