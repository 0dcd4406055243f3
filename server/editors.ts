import { createHash } from 'node:crypto';
import { isRecord, type Lake } from '@gevel/lake';
import { LRUCache } from 'lru-cache';
import type { Editor, EditorsPort } from '~/platform/editors.ts';
import type { Log } from '~/platform/log.ts';

/** Editors of the embedded lake: the person of the session cookie, or the owner of a bearer token. */
export function embeddedEditors(lake: Pick<Lake, 'readerOf' | 'people'>, log: Pick<Log, 'warn'>): EditorsPort {
  return {
    whoIs: async (request) => {
      try {
        const reader = await lake.readerOf(request);
        if (reader?.user !== undefined) return reader.user;
        if (reader === undefined || !reader.mayReadAll) return null;
        const { id, name, mayWrite } = reader;
        return { id, name, email: '', role: mayWrite === false ? 'viewer' : 'editor' };
      } catch (error) {
        log.warn({ err: error }, 'The editor of a request could not be determined');
        return null;
      }
    },
    everybody: () => lake.people.listUsers(),
  };
}

interface HostedOptions {
  projectId: string;
  log: Pick<Log, 'warn'>;
  fetch?: typeof fetch;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

const cache = { entries: 500, milliseconds: 60_000 };
/** Sanity responds in well under a second; an editor's tool must not hang if it does not. */
const timeout = 5_000;
const apiVersion = 'v2021-06-07';
const maxTokenLength = 4_000;

/**
 * Editors of Sanity's hosted lake: the Studio (`loginMethod: 'token'`) sends its bearer token, and the project's API
 * returns the person and their roles. Results, including refusals, are cached for a minute; failures are not.
 */
export function hostedEditors({
  projectId,
  log,
  fetch: ask = fetch,
  now = () => performance.now(),
}: HostedOptions): EditorsPort {
  const url = `https://${projectId}.api.sanity.io/${apiVersion}/users/me`;
  const known = new LRUCache<string, { editor: Editor | null }>({
    max: cache.entries,
    ttl: cache.milliseconds,
    ttlResolution: 0,
    perf: { now },
  });
  const asking = new Map<string, Promise<Editor | null>>();

  const verify = async (token: string, key: string): Promise<Editor | null> => {
    try {
      const response = await ask(url, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      const isRefused = response.status === 401 || response.status === 403;
      if (!response.ok && !isRefused) throw new Error(`Sanity answered ${response.status}`);
      const editor = isRefused ? null : parseUser(await response.json());
      known.set(key, { editor });
      return editor;
    } catch (error) {
      log.warn({ err: error }, 'Sanity cannot be asked who an editor is');
      return null;
    }
  };

  return {
    whoIs: async (request) => {
      const [, token] = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      if (token === undefined || token.length > maxTokenLength) return null;
      const key = createHash('sha256').update(token).digest('base64url');
      const before = known.get(key);
      if (before !== undefined) return before.editor;
      const answer = asking.get(key) ?? verify(token, key).finally(() => asking.delete(key));
      asking.set(key, answer);
      return answer;
    },
    everybody: () => Promise.resolve(null),
  };
}

/**
 * A person's strongest Sanity role counts; an agency's custom role may only read. Null without a role in the project.
 */
const roleOf: Readonly<Record<string, Editor['role']>> = {
  administrator: 'administrator',
  editor: 'editor',
  developer: 'editor',
};
const strength: readonly Editor['role'][] = ['administrator', 'editor', 'viewer'];

function parseUser(body: unknown): Editor | null {
  if (!isRecord(body) || typeof body.id !== 'string' || body.id === '') return null;
  const listed = Array.isArray(body.roles) ? body.roles : [];
  const names = listed.flatMap((role: unknown) => (isRecord(role) && typeof role.name === 'string' ? [role.name] : []));
  if (names.length === 0) return null;
  const roles = names.map((name) => roleOf[name] ?? 'viewer');
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    id: body.id,
    name: text(body.name) || text(body.email) || body.id,
    email: text(body.email),
    role: strength.find((role) => roles.includes(role)) ?? 'viewer',
  };
}
