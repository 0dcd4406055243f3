import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { get } from '../site/http.ts';
import { startSite } from '../site/server.ts';
import { test } from '../site/test.ts';

test('a process that is told to stop answers until proxies have left it (10.253)', async () => {
  const site = await startSite({ env: { DRAIN_SECONDS: '2' } });
  const { origin } = site;
  const statuses: (number | string)[] = [];
  const readiness: number[] = [];
  let stopped = false;
  // Like a proxy: one request after the other, and none once the health check has failed.
  const visits = (async () => {
    while (!stopped && !readiness.includes(503)) {
      const answer = await get('/nl/te-koop/', { origin }).catch((error: Error) => error.message);
      statuses.push(typeof answer === 'string' ? answer : answer.status);
    }
  })();
  const checks = (async () => {
    while (!stopped && !readiness.includes(503)) {
      await delay(300);
      readiness.push((await get('/health/ready/', { origin })).status);
    }
  })();
  await expect.poll(() => readiness).toContain(200);
  const stopping = site.stop().then(() => (stopped = true));
  await Promise.all([visits, checks]);
  const last = await get('/nl/te-koop/', { origin });
  expect([last.status, last.headers.connection]).toEqual([200, 'close']);
  await stopping;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(20);
  await expect(get('/nl/', { origin })).rejects.toThrow('ECONNREFUSED');
});
