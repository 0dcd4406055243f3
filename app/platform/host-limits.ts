import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { failure } from './failure.ts';
import { tooMuch } from './bounded.ts';

interface Options {
  /** Concurrent requests per host. */
  atOnce?: number;
  /** How many more may wait; further ones are refused. */
  maxWaiting?: number;
  /** Milliseconds a request may wait for its turn. */
  timeout?: number;
  /** After so many requests in a row without a response a host is paused. */
  silences?: number;
  /** Length of the pause in milliseconds. */
  pause?: number;
}

/** Limits requests per third-party host: a slow or silent host delays only the requests to itself. */
export interface HostLimits {
  /**
   * @param work calls `answered` as soon as the host has sent any response
   * @throws {Error} with the code `HOST_SILENT` while the host is paused, `TOO_MUCH` if too many requests wait
   */
  run<Result>(host: string, work: (answered: () => void) => Promise<Result>): Promise<Result>;
}

interface Host {
  turns: LimitFunction;
  silences: number;
  /** Milliseconds since 1970. */
  pausedUntil: number;
}

/** Beyond this, the least recently used hosts are forgotten. */
const maxHosts = 500;

export function createHostLimits({
  atOnce = 4,
  maxWaiting = 48,
  timeout = 15_000,
  silences = 3,
  pause = 60_000,
}: Options = {}): HostLimits {
  const hosts = new LRUCache<string, Host>({ max: maxHosts });

  return {
    run: async (name, work) => {
      const host = hosts.get(name) ?? { turns: pLimit(atOnce), silences: 0, pausedUntil: 0 };
      hosts.set(name, host);
      const asked = Date.now();
      const refuseSilent = () => {
        if (Date.now() < host.pausedUntil)
          throw failure('HOST_SILENT', `${name} has not answered lately and is not asked for a moment.`);
      };
      const takeTurn = async () => {
        refuseSilent();
        if (Date.now() - asked > timeout) throw tooMuch();
        let silent = true;
        try {
          return await work(() => {
            silent = false;
            host.silences = 0;
          });
        } catch (error) {
          if (silent) host.silences += 1;
          if (host.silences >= silences) [host.silences, host.pausedUntil] = [0, Date.now() + pause];
          throw error;
        }
      };
      refuseSilent();
      if (host.turns.activeCount + host.turns.pendingCount >= atOnce + maxWaiting) throw tooMuch();
      return host.turns(takeTurn);
    },
  };
}
