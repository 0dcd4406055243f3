import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pTimeout from 'p-timeout';
import type { ClientReturn } from '@sanity/client';
import { LRUCache } from 'lru-cache';
import { failure } from '~/platform/failure.ts';
import type { Log } from '~/platform/log.ts';
import { stillCurrent, type CurrentRevisions, type Reads } from '~/platform/reads.ts';
import { span } from '~/platform/tracing.ts';
import type { ContentLake } from './lake.ts';
import type { ContentSource } from './source.ts';
import { hidden, visibleAt } from './visible.ts';

type QueryParameters = Record<string, string | readonly string[]>;

/** Reads the Content Lake for one request and records what was read. */
export interface ContentReader {
  /** Whether drafts are read, for a preview with proven access. */
  readonly showsDrafts: boolean;
  /** @throws {Error} with `code: 'CONTENT_UNAVAILABLE'` if the lake does not answer and there is no copy */
  read<const Query extends string>(
    source: ContentSource<Query>,
    parameters?: QueryParameters,
  ): Promise<ClientReturn<Query>>;
  /** A value computed from content, once per revision of what it reads. */
  derive<Value>(key: string, make: (reader: ContentReader) => Promise<Value>): Promise<Value>;
}

interface Cached {
  value: unknown;
  revisions: ReadonlyMap<string, number>;
}

/** A pending query, and how long readers with a copy wait for it (`performance.now()`). */
interface Question {
  answer: Promise<unknown>;
  until: number;
}

interface Options {
  lake: ContentLake;
  revisions: CurrentRevisions;
  log: Log;
  /** Folder where results survive a restart, in case the lake is down at start; null for none. */
  directory: string | null;
  /** Whether the lake returns drafts, on which the results then depend too. */
  drafts?: boolean;
  /** Milliseconds to wait for the lake if there is a copy of the result. */
  copyAfter?: number;
  /** Milliseconds after which a query times out. */
  timeout?: number;
  now?: () => Date;
  /** Called when what visitors see of documents of these types changes by the clock. */
  due?: (types: readonly string[]) => void;
}

const defaultCopyAfter = 1_500;
const defaultTimeout = 10_000;

/** Published content, queried once per revision and served from a copy while the lake is down (requirements 10.42). */
export class ContentStore {
  private readonly cache = new LRUCache<string, Cached>({ max: 2_000 });
  private readonly asking = new Map<string, Question>();
  private lastFailure: Error | null = null;
  private readonly clock = new Alarms();

  constructor(private readonly options: Options) {}

  reader(reads: Reads): ContentReader {
    const reader: ContentReader = {
      showsDrafts: this.options.drafts === true,
      read: <const Query extends string>(source: ContentSource<Query>, parameters: QueryParameters = {}) => {
        reads.note(...this.countersOf(source));
        return this.ask(source, parameters, reads);
      },
      derive: (key, make) => this.derive(key, make, reads),
    };
    return reader;
  }

  /** The last error, or null while the lake answers. For the readiness endpoint. */
  get failure(): string | null {
    return this.lastFailure?.message ?? null;
  }

  private async ask<Query extends string>(
    source: ContentSource<Query>,
    parameters: QueryParameters,
    reads: Reads,
  ): Promise<ClientReturn<Query>> {
    const key = JSON.stringify([source.query, parameters]);
    const cached = this.cache.get(key);
    if (cached && stillCurrent(cached.revisions, this.options.revisions)) return this.typed(source, cached.value);

    const revisions = new Map(this.countersOf(source).map((name) => [name, this.options.revisions.current(name)]));
    const name = `${key}@${[...revisions.values()].join()}`;
    const question = this.asking.get(name) ?? this.begin(name, key, source, parameters, revisions);
    const { answer } = question;
    try {
      if (await this.isSoon(question)) return this.typed(source, await answer);
      const copy = cached?.value ?? (await this.copyOnDisk(key, source));
      if (copy === undefined) return this.typed(source, await answer);
      this.options.log.warn({ copyAfter: this.copyAfter }, 'The Content Lake is slow; serving the last copy');
      reads.degraded = true;
      return this.typed(source, copy);
    } catch (error) {
      const copy = cached?.value ?? (await this.copyOnDisk(key, source));
      if (copy === undefined) throw failure('CONTENT_UNAVAILABLE', 'The content cannot be read', error);
      reads.degraded = true;
      return this.typed(source, copy);
    }
  }

  private begin(name: string, ...asked: Parameters<ContentStore['fetchAndCache']>): Question {
    const answer = this.fetchAndCache(...asked).finally(() => this.asking.delete(name));
    // The failure is reported to its awaiters, but late on there may be none.
    answer.catch(() => undefined);
    const question = { answer, until: performance.now() + this.copyAfter };
    this.asking.set(name, question);
    return question;
  }

  private get copyAfter(): number {
    return this.options.copyAfter ?? defaultCopyAfter;
  }

  private countersOf({ types }: ContentSource): string[] {
    const published = types.map((type) => `content:${type}`);
    return this.options.drafts ? [...published, ...types.map((type) => `drafts:${type}`)] : published;
  }

  /** Whether a query settles before its deadline. */
  private isSoon({ answer, until }: Question): Promise<boolean> {
    return pTimeout(
      answer.then(() => true),
      { milliseconds: Math.max(0, until - performance.now()), fallback: () => false },
    );
  }

  private async fetchAndCache(
    key: string,
    source: ContentSource,
    parameters: QueryParameters,
    revisions: ReadonlyMap<string, number>,
  ): Promise<unknown> {
    try {
      const { query } = source;
      const { drafts = false, timeout = defaultTimeout } = this.options;
      const stored = await span('lake query', { 'db.query.summary': query.trim().slice(0, 60) }, () =>
        this.options.lake.query(
          query,
          { ...parameters, preview: drafts },
          drafts ? 'drafts' : 'published',
          // Sanity's client itself waits indefinitely for a response that breaks off in the middle.
          AbortSignal.timeout(timeout),
        ),
      );
      const value = this.visible(stored, source);
      this.cache.set(key, { value, revisions });
      this.lastFailure = null;
      if (this.options.directory !== null) void this.writeCopy(this.options.directory, key, stored);
      return value;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (this.lastFailure === null)
        this.options.log.error({ err: failure }, 'The Content Lake does not answer; serving the last copy');
      this.lastFailure = failure;
      throw failure;
    }
  }

  private async derive<Value>(
    key: string,
    make: (reader: ContentReader) => Promise<Value>,
    reads: Reads,
  ): Promise<Value> {
    const cached = this.cache.get(key);
    if (cached && stillCurrent(cached.revisions, this.options.revisions)) {
      for (const name of cached.revisions.keys()) reads.note(name);
      return cached.value as Value;
    }
    const own = reads.fresh();
    const value = await make(this.reader(own));
    if (own.degraded) reads.degraded = true;
    else this.cache.set(key, { value, revisions: own.revisions });
    reads.note(...own.revisions.keys());
    return value;
  }

  /** Types the result of a query: typegen knows the type, but the protocol does not carry it. */
  private typed<Query extends string>(_source: ContentSource<Query>, value: unknown): ClientReturn<Query> {
    return value as ClientReturn<Query>;
  }

  private async writeCopy(directory: string, key: string, value: unknown): Promise<void> {
    const file = copyFile(directory, key);
    try {
      await mkdir(directory, { recursive: true });
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(temporary, JSON.stringify(value ?? null));
      await rename(temporary, file);
    } catch (error) {
      this.options.log.warn({ err: error }, 'A copy of the content could not be written');
    }
  }

  /** What visitors see of an answer now; editors who preview drafts see all of it. */
  private visible(answer: unknown, { types }: ContentSource): unknown {
    const { drafts, now = () => new Date(), due } = this.options;
    if (drafts === true) return answer;
    const at = now();
    const moments: number[] = [];
    const seen = visibleAt(answer, at, (moment) => void moments.push(moment.getTime()));
    if (moments.length > 0 && due) this.clock.at(Math.min(...moments) - at.getTime(), types, due);
    return seen === hidden ? null : seen;
  }

  private async copyOnDisk(key: string, source: ContentSource): Promise<unknown> {
    if (this.options.directory === null) return undefined;
    try {
      return this.visible(JSON.parse(await readFile(copyFile(this.options.directory, key), 'utf8')), source);
    } catch {
      return undefined;
    }
  }
}

/** Tells of moments at which content changes by itself: once for those of one type, the earliest first. */
class Alarms {
  private readonly set = new Map<string, { at: number; timer: NodeJS.Timeout }>();

  at(milliseconds: number, types: readonly string[], ring: (types: readonly string[]) => void): void {
    const key = types.join();
    const at = performance.now() + milliseconds;
    const known = this.set.get(key);
    if (known !== undefined && known.at <= at) return;
    clearTimeout(known?.timer);
    // A timer cannot be set further ahead; what is read then sets the next.
    const wait = Math.min(milliseconds + early, longestWait);
    const timer = setTimeout(() => {
      this.set.delete(key);
      ring(types);
    }, wait);
    this.set.set(key, { at, timer: timer.unref() });
  }
}

/** Milliseconds by which a timer may be too early. */
const early = 20;
const longestWait = 2_000_000_000;

function copyFile(directory: string, key: string): string {
  return path.join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
}
