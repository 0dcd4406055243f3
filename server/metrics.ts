import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { lastImports } from '~/listings/feeds/importing/import-listings.server.ts';
import { freeBytesIn } from '~/platform/data-folder-check.ts';
import type { Database } from '~/platform/database.ts';
import { backupsIn } from './backups.ts';
import { countByState, type LakeQueryCounts } from './figures.ts';

export interface Metrics {
  /**
   * Counts a response once it is closed.
   *
   * @param kind what was asked for: a kind of page, or a part of the site such as `assets`
   * @returns whom to tell that the page was sent again at once: the response keeps no header of it
   */
  watch(request: IncomingMessage, response: ServerResponse, kind: (path: string) => string): { atOnce(): void };
  /** Answers `/metrics` for whoever has the token; for anybody else there is no such page. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

interface Options {
  token: string;
  database: Pick<Database, 'query'>;
  dataDirectory: string;
  /** Where the scheduled backups are; null without them. */
  backupFolder: string | null;
  /** Queries from outside in the embedded lake; null if Sanity hosts it. */
  lakeQueries: (() => LakeQueryCounts) | null;
}

/** Milliseconds for one figure. */
const patience = 1_500;

/** The process's figures in Prometheus's format (requirements 10.256). */
export function createMetrics({ token, database, dataDirectory, backupFolder, lakeQueries }: Options): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'gevel_http_request_duration_seconds',
    help: 'Responses by kind of page or part of the site, status, and how the page cache answered.',
    labelNames: ['kind', 'status', 'cache'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const databaseWait = new Gauge({
    name: 'gevel_database_answer_seconds',
    help: 'How long the database took for the simplest query, at this reading.',
    registers,
    collect: async () => {
      const began = performance.now();
      await database.query('SELECT 1');
      databaseWait.set((performance.now() - began) / 1_000);
    },
  });
  counted('gevel_jobs', 'Jobs by state.', 'job');
  counted('gevel_mails', 'Mails by state.', 'mail');
  const feedAge = new Gauge({
    name: 'gevel_feed_age_seconds',
    help: 'Seconds since the last import of listings, successful or not.',
    registers,
    collect: async () => {
      const [last] = await lastImports({ database });
      if (last !== undefined) feedAge.set((Date.now() - new Date(last.finishedAt).getTime()) / 1_000);
    },
  });
  const disk = new Gauge({
    name: 'gevel_disk_free_bytes',
    help: 'Free space where the data folder is.',
    registers,
    collect: async () => {
      disk.set(await freeBytesIn(dataDirectory));
    },
  });
  if (backupFolder !== null) {
    const backupAge = new Gauge({
      name: 'gevel_backup_age_seconds',
      help: 'Seconds since the last scheduled backup that could be restored.',
      registers,
      collect: async () => {
        const [last] = await backupsIn(backupFolder);
        // Missing, because without a value it would be 0.
        if (last === undefined) throw new Error('There is no backup yet');
        backupAge.set((Date.now() - new Date(last.madeAt).getTime()) / 1_000);
      },
    });
  }
  if (lakeQueries !== null) countLakeQueries(lakeQueries);

  function counted(name: string, help: string, table: 'job' | 'mail'): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['state'] as const,
      registers,
      collect: async () => {
        const counts = await countByState(database, table);
        gauge.reset();
        for (const [state, count] of counts) gauge.set({ state }, count);
      },
    });
  }

  function countLakeQueries(counts: () => LakeQueryCounts): void {
    const queries = new Gauge({
      name: 'gevel_lake_queries',
      help: 'Queries from outside that run or wait.',
      labelNames: ['state'] as const,
      registers,
      collect: () => {
        const { running, waiting } = counts();
        queries.set({ state: 'running' }, running);
        queries.set({ state: 'waiting' }, waiting);
      },
    });
    const stopped = new Counter({
      name: 'gevel_lake_queries_stopped_total',
      help: 'Queries from outside that exceeded a limit.',
      registers,
      collect: () => {
        stopped.reset();
        stopped.inc(counts().stopped);
      },
    });
  }

  // Compared as hashes, which are equally long.
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = hash(`Bearer ${token}`);

  return {
    watch: (request, response, kind) => {
      const began = performance.now();
      const [path = ''] = (request.url ?? '').split('?', 1);
      let isQuick = false;
      response.once('close', () => {
        // A stream lasts as long as somebody listens.
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
        const cache = isQuick ? 'hit' : response.getHeader('x-cache');
        const labels = { kind: kind(path), status: response.statusCode, cache: typeof cache === 'string' ? cache : '' };
        seconds.observe(labels, (performance.now() - began) / 1_000);
      });
      return { atOnce: () => void (isQuick = true) };
    },
    answer: async (request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') return false;
      if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted)) return false;
      // What cannot be read now is missing from the answer; that a figure is missing is what its alarm looks for.
      const parts = await Promise.all(
        register
          .getMetricsAsArray()
          .map(({ name }) =>
            pTimeout(register.getSingleMetricAsString(name), { milliseconds: patience }).catch(() => ''),
          ),
      );
      response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' });
      response.end(`${parts.filter(Boolean).join('\n')}\n`);
      return true;
    },
  };
}
