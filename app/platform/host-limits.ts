import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { failure } from './failure.ts';
import { tooMuch } from './bounded.ts';

interface Options {
  /** So many are asked of one host at once. */
  atOnce?: number;
  /** So many more may wait for their turn; others are refused. */
  mostWaiting?: number;
  /** Milliseconds after which nobody waits for a turn any more. */
  timeout?: number;
  /** A host that did not answer so often, one time after the other, is left alone. */
  silences?: number;
  /** For so many milliseconds. */
  pause?: number;
}

/** Work at other people's hosts: one that is slow, or silent, holds up nobody but those who want something of it. */
export interface HostLimits {
  /**
   * @param work calls `answered` as soon as the host has said anything at all
   * @throws {Error} with the code `HOST_SILENT` while the host is left alone, `TOO_MUCH` when too many wait
   */
  run<Result>(host: string, work: (answered: () => void) => Promise<Result>): Promise<Result>;
}

interface Host {
  turns: LimitFunction;
  silences: number;
  /** Milliseconds since 1970. */
  leftAloneUntil: number;
}

/** Of more, those that nobody has asked for longest are forgotten. */
const mostHosts = 500;

export function createHostLimits({
  atOnce = 4,
  mostWaiting = 48,
  timeout = 15_000,
  silences = 3,
  pause = 60_000,
}: Options = {}): HostLimits {
  const hosts = new LRUCache<string, Host>({ max: mostHosts });

  return {
    run: async (name, work) => {
      const host = hosts.get(name) ?? { turns: pLimit(atOnce), silences: 0, leftAloneUntil: 0 };
      hosts.set(name, host);
      const asked = Date.now();
      const refuseSilent = () => {
        if (Date.now() < host.leftAloneUntil)
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
          if (host.silences >= silences) [host.silences, host.leftAloneUntil] = [0, Date.now() + pause];
          throw error;
        }
      };
      refuseSilent();
      if (host.turns.activeCount + host.turns.pendingCount >= atOnce + mostWaiting) throw tooMuch();
      return host.turns(takeTurn);
    },
  };
}
