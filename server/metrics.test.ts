// Requirements 10.256
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const token = 'a token for Prometheus';
let server: Server;
let origin: string;
let broken: boolean;

beforeEach(async () => {
  broken = false;
  const database = {
    query: <Row>(text: string) => {
      if (broken) return Promise.reject(new Error('gone'));
      const rows = text.includes('FROM job')
        ? [{ state: 'waiting', count: 3 }]
        : text.includes('FROM listing_feed')
          ? [{ finishedAt: new Date(Date.now() - 60_000).toISOString() }]
          : [];
      return Promise.resolve(rows as Row[]);
    },
  };
  const lakeQueries = () => ({ running: 1, waiting: 2, stopped: 5 });
  const metrics = createMetrics({ token, database, dataDirectory: os.tmpdir(), backupFolder: null, lakeQueries });
  server = createServer(async (request, response) => {
    const watched = metrics.watch(request, response, (path) => (path === '/nl/' ? 'home' : 'other'));
    if (await metrics.answer(request, response)) return;
    if (request.url === '/nl/') {
      watched.atOnce();
      return void response.writeHead(200, ['x-cache', 'hit']).end();
    }
    response.setHeader('X-Cache', 'hit');
    response.writeHead(request.url?.startsWith('/nl/') ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const figures = async () =>
  (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

it('counts what is asked for by kind, status and cache, and never by address', async () => {
  await (await fetch(`${origin}/nl/?name=An`)).text();
  await (await fetch(`${origin}/nl/`)).text();
  const text = await figures();
  expect(text).toContain('gevel_http_request_duration_seconds_count{kind="home",status="200",cache="hit"} 2');
  expect(text).not.toContain('An');
});

it('tells of jobs, feed, queries, event loop and disk', async () => {
  const text = await figures();
  expect(text).toContain('gevel_jobs{state="waiting"} 3');
  expect(text).toMatch(/gevel_feed_age_seconds 6\d/);
  expect(text).toContain('gevel_lake_queries{state="waiting"} 2');
  expect(text).toContain('gevel_lake_queries_stopped_total 5');
  expect(text).toMatch(/gevel_disk_free_bytes \d/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('leaves out what cannot be read, and tells the rest', async () => {
  broken = true;
  const text = await figures();
  expect(text).not.toContain('gevel_jobs{');
  expect(text).toMatch(/gevel_disk_free_bytes \d/);
});

it.each([undefined, 'Bearer wrong', `Basic ${token}`])('is not there for %s', async (authorization) => {
  const answer = await fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} });
  expect(answer.status).toBe(404);
});
