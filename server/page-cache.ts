import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Flights } from '~/platform/flights.ts';

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });

const compressors = {
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export type Encoding = keyof typeof compressors | 'identity';

/** A complete response, rendered once and sent many times; each encoding is made on first use. */
export class RenderedPage {
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: ReadonlyMap<string, string | string[]>,
    readonly body: Buffer,
  ) {
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  encodedBody(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.body);
    const made = this.encoded.get(encoding) ?? compressors[encoding](this.body);
    this.encoded.set(encoding, made);
    return made;
  }

  /** Compresses the page a twelfth further with brotli, at ten times the CPU time (on another thread). */
  async smallestBody(): Promise<Buffer> {
    const made = brotli(this.body, 10);
    const body = await made;
    this.encoded.set('br', made);
    return body;
  }
}

/** Tells whether the data that a page has read is unchanged. */
export interface Freshness {
  stillCurrent(): boolean;
  /** False for a response that must not outlive its request. */
  cacheable: boolean;
}

export interface Rendering {
  page: RenderedPage;
  freshness: Freshness;
}

interface Entry extends Rendering {
  expires: number;
}

export type CacheOutcome = 'hit' | 'miss' | 'joined';

/** 404s are cached briefly: each costs a render, and their number is unbounded. */
const notFoundMilliseconds = 30_000;

/**
 * Caches anonymous pages until data that they have read changes (requirements 10.43). Renders of one key are
 * single-flight: a second visitor waits for the first one's page.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry> | null;
  private readonly rendering: Flights<Rendering>;

  constructor(
    maximumBytes: number,
    private readonly now: () => number = Date.now,
  ) {
    this.entries =
      maximumBytes > 0
        ? new LRUCache<string, Entry>({
            maxSize: maximumBytes,
            // Twice, to account for encodings made later.
            sizeCalculation: ({ page }, key) => page.body.byteLength * 2 + key.length + 1_000,
          })
        : null;
    this.rendering = new Flights<Rendering>(undefined, now);
  }

  /** Whether `get` needs no new render: the page is cached or being rendered. */
  has(key: string): boolean {
    const cached = this.entries?.peek(key);
    return (cached !== undefined && this.isCurrent(cached)) || this.rendering.get(key) !== undefined;
  }

  async get(key: string, render: () => Promise<Rendering>): Promise<Rendering & { outcome: CacheOutcome }> {
    const cached = this.entries?.get(key);
    if (cached && this.isCurrent(cached)) return { page: cached.page, freshness: cached.freshness, outcome: 'hit' };

    const flight = this.rendering.get(key);
    if (flight) {
      const { page, freshness } = await flight;
      // If the content changed during the first visitor's render, this visitor must not get the old page.
      if (freshness.stillCurrent()) return { page, freshness, outcome: 'joined' };
    }

    const rendering = await this.rendering.begin(key, render());
    this.keep(key, rendering);
    return { ...rendering, outcome: 'miss' };
  }

  private isCurrent({ expires, freshness }: Entry): boolean {
    return expires > this.now() && freshness.stillCurrent();
  }

  private keep(key: string, rendering: Rendering): void {
    const { page, freshness } = rendering;
    const lasting = page.status === 200 || page.status === 301;
    if (!freshness.cacheable || page.headers.has('set-cookie') || !(lasting || page.status === 404)) return;
    this.entries?.set(key, { ...rendering, expires: lasting ? Infinity : this.now() + notFoundMilliseconds });
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.entries?.size ?? 0, bytes: this.entries?.calculatedSize ?? 0 };
  }
}
