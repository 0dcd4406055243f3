import { isLoopback } from './origins.ts';

interface Conditions {
  demo: boolean;
  host: string;
  origins: readonly string[];
}

/**
 * Who may log in without a password: only on a process that shows the demo, listens on this machine alone and is known by no
 * other name; and there only a request that names this machine and came through no proxy (design §7). Null: nobody.
 */
export function demoLoginRule({ demo, host, origins }: Conditions) {
  const isLocal = demo && isLoopback(host) && origins.every((origin) => isLoopback(new URL(origin).hostname));
  if (!isLocal) return null;
  return (request: Request, caller: { direct: boolean }): boolean =>
    caller.direct && isLoopback(new URL(request.url).hostname);
}
