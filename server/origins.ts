import type { IncomingMessage } from 'node:http';

/** The origins under which the site may be reached and written to (requirements 10.46). */
export class Origins {
  private readonly byHost: Map<string, string>;

  /**
   * @param configured the environment's origins; empty means this machine only
   * @param port the port on which the process listens
   */
  constructor(configured: readonly string[], port: number) {
    const origins = configured.length > 0 ? configured : [`http://localhost:${port}`];
    this.byHost = new Map(origins.map((origin) => [new URL(origin).host, origin]));
    this.main = origins[0] ?? `http://localhost:${port}`;
    // On the loopback interface, all names of this machine mean this process.
    if (isLoopback(new URL(this.main).hostname)) {
      for (const name of ['localhost', '127.0.0.1', '[::1]']) {
        const host = `${name}:${port}`;
        if (!this.byHost.has(host)) this.byHost.set(host, `http://${host}`);
      }
    }
  }

  /** The origin used in canonical URLs, sitemaps and mails. */
  readonly main: string;

  get all(): readonly string[] {
    return [...this.byHost.values()];
  }

  get secure(): boolean {
    return this.main.startsWith('https:');
  }

  /** The origin for a Host header; null for a host that is not ours. */
  ofHost(host: string | undefined): string | null {
    return this.byHost.get(host?.toLowerCase() ?? '') ?? null;
  }

  /** Whether a write with this Origin header is allowed. Browsers always send it with a cross-site write. */
  allowsWriteFrom(origin: string | undefined): boolean {
    return origin === undefined || this.all.includes(origin);
  }
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a request may have side effects. */
export function isWrite({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
