import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientReturn, SanityClient } from '@sanity/client';
import { LRUCache } from 'lru-cache';
import type { Log } from '~/services/log.ts';
import { stillCurrent, type CurrentRevisions, type Reads } from '~/services/reads.ts';
import type { ContentSource } from './source.ts';

/** Reads the Content Lake for one request and notes what was read. */
export interface ContentReader {
  /** @throws {Error} with `code: 'CONTENT_UNAVAILABLE'` when the lake does not answer and no copy is left. */
  read<const Query extends string>(
    source: ContentSource<Query>,
    parameters?: Record<string, string>,
  ): Promise<ClientReturn<Query>>;
  /** Something computed from content, made once per revision of what it reads. */
  derive<Value>(key: string, make: (reader: ContentReader) => Promise<Value>): Promise<Value>;
}

interface Kept {
  value: unknown;
  revisions: ReadonlyMap<string, number>;
}

interface Options {
  client: SanityClient;
  revisions: CurrentRevisions;
  log: Log;
  /** Where answers survive a restart, for a lake that is down when the site comes up. */
  directory: string;
}

/** Published content, asked once per revision and served from the last copy while the lake is down (design §6). */
export class ContentStore {
  private readonly kept = new LRUCache<string, Kept>({ max: 2_000 });
  private readonly asking = new Map<string, Promise<unknown>>();
  private lastFailure: Error | null = null;

  constructor(private readonly options: Options) {}

  reader(reads: Reads): ContentReader {
    const reader: ContentReader = {
      read: <const Query extends string>(source: ContentSource<Query>, parameters: Record<string, string> = {}) => {
        reads.note(...source.types.map((type) => `content:${type}`));
        return this.ask(source, parameters, reads);
      },
      derive: (key, make) => this.derive(key, make, reads),
    };
    return reader;
  }

  /** Null while the lake answers, else what it last said; for the readiness endpoint. */
  get failure(): string | null {
    return this.lastFailure?.message ?? null;
  }

  private async ask<Query extends string>(
    source: ContentSource<Query>,
    parameters: Record<string, string>,
    reads: Reads,
  ): Promise<ClientReturn<Query>> {
    const key = JSON.stringify([source.query, parameters]);
    const kept = this.kept.get(key);
    if (kept && stillCurrent(kept.revisions, this.options.revisions)) return this.typed(source, kept.value);

    const revisions = new Map(
      source.types.map((type) => [`content:${type}`, this.options.revisions.current(`content:${type}`)]),
    );
    const flight = `${key}@${[...revisions.values()].join()}`;
    const answer = this.asking.get(flight) ?? this.fetchAndKeep(key, source.query, parameters, revisions);
    this.asking.set(flight, answer);
    try {
      return this.typed(source, await answer);
    } catch (error) {
      const copy = kept?.value ?? (await this.copyOnDisk(key));
      if (copy === undefined)
        throw Object.assign(new Error('The content cannot be read', { cause: error }), { code: 'CONTENT_UNAVAILABLE' });
      reads.degraded = true;
      return this.typed(source, copy);
    } finally {
      this.asking.delete(flight);
    }
  }

  private async fetchAndKeep(
    key: string,
    query: string,
    parameters: Record<string, string>,
    revisions: ReadonlyMap<string, number>,
  ): Promise<unknown> {
    try {
      const value: unknown = await this.options.client.fetch(query, parameters);
      this.kept.set(key, { value, revisions });
      this.lastFailure = null;
      void this.writeCopy(key, value);
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
    const kept = this.kept.get(key);
    if (kept && stillCurrent(kept.revisions, this.options.revisions)) {
      for (const name of kept.revisions.keys()) reads.note(name);
      return kept.value as Value;
    }
    const own = reads.fresh();
    const value = await make(this.reader(own));
    if (own.degraded) reads.degraded = true;
    else this.kept.set(key, { value, revisions: own.revisions });
    reads.note(...own.revisions.keys());
    return value;
  }

  /** The lake answers the query that was sent: typegen knows its type, the protocol does not carry it. */
  private typed<Query extends string>(_source: ContentSource<Query>, value: unknown): ClientReturn<Query> {
    return value as ClientReturn<Query>;
  }

  private file(key: string): string {
    return path.join(this.options.directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  private async writeCopy(key: string, value: unknown): Promise<void> {
    const file = this.file(key);
    try {
      await mkdir(this.options.directory, { recursive: true });
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(temporary, JSON.stringify(value ?? null));
      await rename(temporary, file);
    } catch (error) {
      this.options.log.warn({ err: error }, 'A copy of the content could not be written');
    }
  }

  private async copyOnDisk(key: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.file(key), 'utf8'));
    } catch {
      return undefined;
    }
  }
}
