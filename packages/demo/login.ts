import { randomInt, timingSafeEqual } from 'node:crypto';

interface Conditions {
  host: string;
  origins: readonly string[];
  trustedProxies: readonly string[];
  isLoopback: (hostname: string) => boolean;
}

/** The demo editor logs in with a code that is only printed on the process's terminal. */
export interface DemoLogin {
  offeredTo(request: Request, caller: { direct: boolean }): boolean;
  redeem(code: string): boolean;
  /** The currently valid code. */
  readonly code: string;
  /** Called with each code that replaces a used one. */
  onNewCode: (code: string) => void;
}

/**
 * Allows a login without a password only on a process that runs the demo, listens on the loopback interface, has no
 * other origin and expects no proxy, and only for a request to a loopback host that came through no proxy (requirements
 * 10.53). A proxy that sends no forwarding headers makes every visitor look local, so a single-use code is required as
 * well. Returns null if such a login is not allowed.
 */
export function createDemoLogin({ host, origins, trustedProxies, isLoopback }: Conditions): DemoLogin | null {
  const isLocal =
    isLoopback(host) && trustedProxies.length === 0 && origins.every((origin) => isLoopback(new URL(origin).hostname));
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

/** Letters and digits that are not easily confused; twelve of them hold 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function newCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Normalizes a code as people type it: with or without hyphens. */
const plain = (code: string): Buffer => Buffer.from(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
