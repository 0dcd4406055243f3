import { randomInt, timingSafeEqual } from 'node:crypto';
import { isLoopback } from './origins.ts';

interface Conditions {
  demo: boolean;
  host: string;
  origins: readonly string[];
  trustedProxies: readonly string[];
}

/** The demo's editor logs in with a code that only the terminal of the process shows. */
export interface DemoLogin {
  offeredTo(request: Request, caller: { direct: boolean }): boolean;
  redeem(code: string): boolean;
  /** The code that counts now. */
  readonly code: string;
  /** Called with each code that takes the place of a used one. */
  onNewCode: (code: string) => void;
}

/**
 * Who may log in without a password: only on a process that shows the demo, listens on this machine alone, is known by no other
 * name and expects no proxy; there only a request that names this machine and came through none (requirements 10.53). A proxy that says
 * nothing of itself makes everybody look like somebody at this machine, so a code is asked for besides, which is good for one
 * login. Null: not allowed.
 */
export function createDemoLogin({ demo, host, origins, trustedProxies }: Conditions): DemoLogin | null {
  const isLocal =
    demo &&
    isLoopback(host) &&
    trustedProxies.length === 0 &&
    origins.every((origin) => isLoopback(new URL(origin).hostname));
  if (!isLocal) return null;
  let code = newCode();
  const login: DemoLogin = {
    offeredTo: (request, caller) => caller.direct && isLoopback(new URL(request.url).hostname),
    redeem: (given) => {
      if (!isSame(plain(given), plain(code))) return false;
      code = newCode();
      login.onNewCode(code);
      return true;
    },
    get code() {
      return code;
    },
    onNewCode: () => undefined,
  };
  return login;
}

/** Letters and digits that are not easily confused; twelve of them are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function newCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** As people copy it: with or without its hyphens. */
const plain = (code: string): Buffer => Buffer.from(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
