import { z } from 'zod';
import { failure } from '~/platform/failure.ts';
import { outgoing } from '~/platform/tracing.ts';

export interface SweepBrightAccount {
  /** `https://website.sweepbright.com/api`, or a stand-in's. */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface SweepBrightClient {
  /** The estate as JSON; null if it does not exist. SweepBright serves it only within an hour of an event. */
  estate(id: string): Promise<unknown>;
  /** Reports the estate's page to SweepBright, for the agent who published it. */
  setUrl(id: string, url: string): Promise<void>;
}

/** The version of the payload that `estate.ts` parses. */
const version = '20241030';
const timeout = 30_000;
/** Tokens are renewed this many milliseconds before they expire. */
const margin = 60_000;

const token = z.object({ access_token: z.string(), expires_in: z.coerce.number().catch(3600) });

/** @throws (each method) {Error} with the code `FEED_UNREACHABLE` and a sentence that quotes neither URL nor secret */
export function createSweepBrightClient(account: SweepBrightAccount, now: () => Date): SweepBrightClient {
  let known: { value: string; until: number } | null = null;

  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const url = new URL(`${account.apiUrl.replace(/\/$/, '')}/${path}`);
    const request: RequestInit = {
      ...init,
      headers: {
        Accept: `application/vnd.sweepbright.v${version}+json`,
        'Content-Type': 'application/json',
        ...init.headers,
      },
      signal: AbortSignal.timeout(timeout),
    };
    return outgoing(init.method ?? 'GET', url, () => fetch(url, request)).catch((error: unknown) => {
      throw failure('FEED_UNREACHABLE', 'SweepBright cannot be reached.', error);
    });
  };

  const accessToken = async (): Promise<string> => {
    if (known && known.until > now().getTime()) return known.value;
    const { clientId, clientSecret } = account;
    const answer = await call('oauth/token', {
      method: 'POST',
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
    });
    const given = answer.ok ? token.safeParse(await answer.json().catch(() => null)) : null;
    if (!given?.success) throw failure('FEED_UNREACHABLE', `SweepBright gave no access (${answer.status}).`);
    known = { value: given.data.access_token, until: now().getTime() + given.data.expires_in * 1000 - margin };
    return known.value;
  };

  const authorized = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await call(path, { ...init, headers: { Authorization: `Bearer ${await accessToken()}` } });
    if (answer.status === 401) known = null;
    return answer;
  };

  return {
    estate: async (id) => {
      const answer = await authorized(`estates/${encodeURIComponent(id)}`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw failure('FEED_UNREACHABLE', `SweepBright answered ${answer.status}.`);
      return answer.json().catch((error: unknown) => {
        throw failure('FEED_UNREACHABLE', 'SweepBright answered with something that is no JSON.', error);
      });
    },
    setUrl: async (id, url) => {
      const body = JSON.stringify({ url });
      const answer = await authorized(`estates/${encodeURIComponent(id)}/url`, { method: 'PUT', body });
      if (!answer.ok) throw failure('FEED_UNREACHABLE', `SweepBright answered ${answer.status}.`);
    },
  };
}
